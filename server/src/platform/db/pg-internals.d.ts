/** Value serialization of the driver, which is missing in its published types. */
declare module 'pg/lib/utils' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
