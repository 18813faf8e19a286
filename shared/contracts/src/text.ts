import { z } from '@console/contracts/zod';
import { holdsCardNumber } from './card-number.rules';

/** Marks that turn the direction of what follows, and so make a text look like another one. */
const bidi = '\\u202A-\\u202E\\u2066-\\u2069';
const notInLine = new RegExp(`[\\p{Cc}\\u2028\\u2029${bidi}]`, 'u');
/** Lines and tabs are what a text area is for. */
const notInArea = new RegExp(`(?![\\n\\r\\t])[\\p{Cc}${bidi}]`, 'u');

/**
 * Trimmed, NFC, and without a whole card number: people paste them, and what they write is stored. Lengths count Unicode
 * code points (as JSON Schema does), so an emoji is one character.
 */
const clean = ({ min, max, never }: { min: number; max: number; never: RegExp }) =>
  z
    .string()
    .overwrite((value) => value.trim().normalize('NFC'))
    .refine((value) => !never.test(value) && value.isWellFormed(), { params: { code: 'TEXT' } })
    .refine((value) => min === 0 || value.length > 0, { params: { code: 'REQUIRED' }, abort: true })
    .refine((value) => [...value].length >= min, { params: { code: 'LENGTH', min: String(min), max: String(max) } })
    // What is too long is looked at no further.
    .refine((value) => [...value].length <= max, {
      params: { code: tooLong(min), ...bounds({ min, max }) },
      abort: true,
    })
    .refine((value) => !holdsCardNumber(value), { params: { code: 'CARD_NUMBER_HERE' } })
    .meta(min > 0 ? { minLength: min, maxLength: max } : { maxLength: max });

/** Of a text with bounds on either side both are told. */
const tooLong = (min: number) => (min > 1 ? 'LENGTH' : 'MAX_LENGTH');
const bounds = ({ min, max }: { min: number; max: number }) => ({
  ...(min > 1 && { min: String(min) }),
  max: String(max),
});

/** A line of text without control characters: 100 characters unless a field says otherwise (specification, section 5). */
export const text = (max = 100) => clean({ min: 0, max, never: notInLine });

/** A line that cannot be empty. */
export const requiredText = (max = 100) => clean({ min: 1, max, never: notInLine });

/** A line of at least so many characters. */
export const textBetween = (min: number, max: number) => clean({ min, max, never: notInLine });

/** A text area: 500 characters unless a field says otherwise (specification, section 5). */
export const longText = (max = 500) => clean({ min: 0, max, never: notInArea });

/** A text area that cannot be empty. */
export const requiredLongText = (max = 500) => clean({ min: 1, max, never: notInArea });

/** Longer than any text that `withoutCardNumber` lets through: it is refused anyway, and looked at no further. */
const lookedAtMax = 1_000;

/** A text of a form of its own, where a whole card number would still fit in. */
export const withoutCardNumber = <T extends z.ZodType<string>>(value: T) =>
  value.refine((typed) => typed.length > lookedAtMax || !holdsCardNumber(typed), {
    params: { code: 'CARD_NUMBER_HERE' },
  });

/** An e-mail address. */
export const email = (max = 100) => withoutCardNumber(z.email().max(max));

/** A phone number without its area code, in groups as people write them: up to 20 characters. */
export const phone = (min = 4) => withoutCardNumber(z.string().regex(new RegExp(`^\\d[\\d -]{${min - 2},18}\\d$`)));

/** `prefix_ULID`, never a number: a JSON number loses digits above 2^53. */
export const id = <P extends string>(prefix: P) => z.string().regex(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`));

/** Maximum of an integer column, so that contracts refuse larger numbers before the database does. */
export const integerMax = 2_147_483_647;

/** UTC, ISO-8601 with `Z`. */
export const instant = z.iso.datetime();

/** A calendar day without a zone. */
export const bizdate = z.iso.date();

/** A name in both languages. */
export const i18nText = z.strictObject({ en_US: z.string(), zh_CN: z.string() });
/** A name in both languages. */
export type I18nText = z.infer<typeof i18nText>;
