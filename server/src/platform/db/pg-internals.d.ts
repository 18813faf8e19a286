/** Serialization of values in the driver; its published types omit this file. */
declare module 'pg/lib/utils' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
