import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { operation, type Permission } from '../operation';
import { bizdate, i18nText, integerMax, text } from '../text';

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

/** Returns labels of dictionary codes, in the order of the input. */
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

/** Dictionary entry. Its color is a status token, never a hex value. */
export const dictDetail = z.strictObject({
  code: z.string(),
  label: i18nText,
  colour: z.string(),
  sort: z.int(),
  /** The color was set in the console and replaces the product's color for this state in badges. */
  isColourChosen: z.literal(true).optional(),
  /** Cannot be selected any more; records with the code still display its label. */
  isDisabled: z.literal(true).optional(),
  /** Preselected entry. */
  isDefault: z.literal(true).optional(),
  /** Code of the parent entry in the same dictionary. */
  parent: z.string().optional(),
  /** First and last day on which the entry can be selected. Records with the code display its label on any day. */
  validFrom: bizdate.optional(),
  validUntil: bizdate.optional(),
});
export type DictDetail = z.infer<typeof dictDetail>;

/**
 * Returns dictionaries by code. With `sinceVersion` from the last response, the result is empty if nothing has changed.
 */
export const queryDicts = operation({
  path: '/dict/query',
  permission: 'signed-in',
  forKeys: true,
  input: z.strictObject({
    dicts: z.array(text()).min(1).max(50),
    sinceVersion: z.int().max(integerMax).optional(),
  }),
  output: z.strictObject({
    version: z.int(),
    dicts: z.record(z.string(), z.array(dictDetail)),
  }),
  reads: true,
});
