import { currencies, type I18nText } from '@console/contracts';
import { type Column, int, json, oneOf } from './column';

/** A currency that the platform knows. */
export const currency = oneOf(...currencies);

/** A name in every language. */
export const i18nText = json<I18nText>();

/** A code of one kind that the areas add. */
export const codeOf = <Code extends string>(all: Readonly<Record<Code, unknown>>): Column<Code> =>
  // The keys of a record of codes are codes; Object.keys forgets that.
  oneOf(...(Object.keys(all) as Code[]));

/** `count(*)::int as count` */
export const counted = { count: int };
