import { currencies, type I18nText } from '@console/contracts';
import { int, json, oneOf } from './column';

/** A currency that the platform knows. */
export const currency = oneOf(...currencies);

/** A name in every language. */
export const i18nText = json<I18nText>();

/** `count(*)::int as count` */
export const counted = { count: int };
