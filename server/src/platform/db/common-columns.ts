import { currencies, type I18nText } from '@console/contracts';
import { type Column, int, json, oneOf } from './column';

/** A currency code. */
export const currency = oneOf(...currencies);

/** A name in each language. */
export const i18nText = json<I18nText>();

/** A code that is a key of a record of codes, to which areas add entries. */
export const codeOf = <Code extends string>(all: Readonly<Record<Code, unknown>>): Column<Code> =>
  // `Object.keys` returns `string[]`; the keys of this record are its codes.
  oneOf(...(Object.keys(all) as Code[]));

/** Column of `count(*)::int as count`. */
export const counted = { count: int };
