import { z } from '@console/contracts/zod';
import type { KeyType, OrderedKey } from './sort-key';

const cursor = z.strictObject({ order: z.string(), values: z.array(z.string().max(300)) });

/** Format of a value of each type. Any other text would cause a database error. */
const shapes: Record<KeyType, RegExp> = {
  text: /^[^\0]*$/,
  bigint: /^-?\d{1,18}$/,
  numeric: /^-?\d{1,40}(\.\d{1,20})?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
};

const orderOf = (keys: OrderedKey[]) => keys.map(({ field, dir }) => `${field} ${dir}`).join();

/** Encodes the place of a row in an order as a cursor, which clients must not interpret. */
export const writeCursor = (keys: OrderedKey[], values: string[]): string =>
  Buffer.from(JSON.stringify({ order: orderOf(keys), values })).toString('base64url');

/** Decodes a cursor. Returns null if it is damaged or belongs to another order. */
export function readCursor(keys: OrderedKey[], written: string): string[] | null {
  try {
    const { order, values } = cursor.parse(JSON.parse(Buffer.from(written, 'base64url').toString()));
    const fits = keys.every(({ type }, index) => shapes[type].test(values[index] ?? '\0'));
    return order === orderOf(keys) && values.length === keys.length && fits ? values : null;
  } catch {
    // Neither JSON nor a cursor: the caller refuses both in the same way.
    return null;
  }
}
