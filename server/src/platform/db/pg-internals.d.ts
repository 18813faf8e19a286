/** What the driver makes of a value before it travels; its types leave this file out. */
declare module 'pg/lib/utils' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
