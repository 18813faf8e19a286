import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { operation, type Permission } from '../operation';
import { bizdate, i18nText, text } from '../text';

const listOf = <R extends z.ZodType>(record: R) => z.strictObject({ list: z.array(record) });

function lookup<R extends z.ZodType>(
  path: `/common/${string}`,
  record: R,
  permission: Permission = 'signed-in',
  resetsIdle = true,
) {
  return operation({ path, permission, input: z.strictObject({}), output: listOf(record), reads: true, resetsIdle });
}

/** ISO 3166-1 alpha-2. */
export const country = z.strictObject({ code: z.string(), names: i18nText });
export const phoneArea = z.strictObject({ country: z.string(), areaCode: z.string(), names: i18nText });
export const countryState = z.strictObject({ code: z.string(), names: i18nText });
export const currencyInfo = z.strictObject({
  code: z.enum(currencies),
  symbol: z.string(),
  minorDigits: z.int(),
  names: i18nText,
});
export const timezoneInfo = z.strictObject({ name: z.string(), offset: z.string() });
export const cardScheme = z.strictObject({ code: z.string(), names: i18nText });

export const listCountries = lookup('/common/countryList', country, 'public', false);
export const listPhoneAreas = lookup('/common/phoneAreaList', phoneArea, 'public', false);
export const listCurrencies = lookup('/common/currencyList', currencyInfo);
export const listTimezones = lookup('/common/timezoneList', timezoneInfo, 'public');
export const listCardSchemes = lookup('/common/queryCardSchemeList', cardScheme);

export const listCountryStates = operation({
  path: '/common/queryCountryStateList',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/) }),
  output: listOf(countryState),
  reads: true,
});

/** Labels of dictionary codes, in the order asked. */
export const queryDescriptions = operation({
  path: '/common/queryDesc',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({
    items: z
      .array(z.strictObject({ dict: text(), code: text() }))
      .min(1)
      .max(200),
  }),
  output: listOf(z.strictObject({ dict: z.string(), code: z.string(), label: i18nText })),
  reads: true,
});

/** A dictionary entry; colour is a status token, never a hex value. */
export const dictDetail = z.strictObject({
  code: z.string(),
  label: i18nText,
  colour: z.string(),
  sort: z.int(),
  /** The colour was given in the console: badges take it in place of the colour that the product gives the state. */
  isColourChosen: z.literal(true).optional(),
  /** Not offered any more; records that carry the code still show its label. */
  isDisabled: z.literal(true).optional(),
  /** Chosen where nobody has chosen yet. */
  isDefault: z.literal(true).optional(),
  /** Code of the entry of the same dictionary that this one belongs to. */
  parent: z.string().optional(),
  /** First and last day on which it is offered; records that carry the code show its label on every day. */
  validFrom: bizdate.optional(),
  validUntil: bizdate.optional(),
});
export type DictDetail = z.infer<typeof dictDetail>;

/** Dictionaries by code; with `sinceVersion` of the last answer an unchanged set comes back empty. */
export const queryDicts = operation({
  path: '/dict/query',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({
    dicts: z.array(text()).min(1).max(50),
    sinceVersion: z.int().optional(),
  }),
  output: z.strictObject({
    version: z.int(),
    dicts: z.record(z.string(), z.array(dictDetail)),
  }),
  reads: true,
});
