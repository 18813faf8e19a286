import { isDay } from '@console/contracts';
import { z } from '@console/contracts/zod';
import type { KeyType, OrderedKey } from './sort-key';

const cursor = z.strictObject({ order: z.string(), values: z.array(z.string().max(300)) });

/** PostgreSQL has no year 0. */
const isStoredDay = (text: string) => text >= '0001' && isDay(text);

/** Time of day and UTC offset in PostgreSQL's text form of an instant. */
const timeOfDay = /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?$/;

/** Returns whether PostgreSQL can read a value of the type; other texts would cause a database error. */
const isReadable: Record<KeyType, (text: string) => boolean> = {
  text: (text) => !text.includes('\0'),
  bigint: (text) => /^-?\d{1,18}$/.test(text),
  numeric: (text) => /^-?\d{1,40}(\.\d{1,20})?$/.test(text),
  date: isStoredDay,
  timestamptz: (text) => isStoredDay(text.slice(0, 10)) && timeOfDay.test(text.slice(10)),
};

const orderOf = (keys: OrderedKey[]) => keys.map(({ field, dir }) => `${field} ${dir}`).join();

/** Encodes a row's position in an order as an opaque cursor. */
export const writeCursor = (keys: OrderedKey[], values: string[]): string =>
  Buffer.from(JSON.stringify({ order: orderOf(keys), values })).toString('base64url');

/** Decodes a cursor. Returns null if it is damaged or belongs to another order. */
export function readCursor(keys: OrderedKey[], written: string): string[] | null {
  try {
    const { order, values } = cursor.parse(JSON.parse(Buffer.from(written, 'base64url').toString()));
    const fits = keys.every(({ type }, index) => isReadable[type](values[index] ?? '\0'));
    return order === orderOf(keys) && values.length === keys.length && fits ? values : null;
  } catch {
    // Invalid JSON is treated like any other invalid cursor.
    return null;
  }
}
