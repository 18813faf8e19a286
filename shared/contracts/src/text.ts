import { z } from '@console/contracts/zod';
import { holdsCardNumber } from './card-number.rules';

/** PostgreSQL refuses NUL; a lone surrogate is not text at all. */
const isStorable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** Trimmed, NFC. Lengths count Unicode code points (as JSON Schema does), so an emoji is one character. */
const clean = (min: number, max: number) =>
  z
    .string()
    .overwrite((value) => value.trim().normalize('NFC'))
    .refine(isStorable, { params: { code: 'TEXT' } })
    .refine((value) => [...value].length >= min, { params: { code: 'REQUIRED' } })
    .refine((value) => [...value].length <= max, { params: { code: 'MAX_LENGTH', max: String(max) } })
    .meta(min > 0 ? { minLength: min, maxLength: max } : { maxLength: max });

/** A line of text: 100 characters unless a field says otherwise (specification, section 5). */
export const text = (max = 100) => clean(0, max);

/** A line that cannot be empty. */
export const requiredText = (max = 100) => clean(1, max);

/**
 * A text area: 500 characters unless a field says otherwise (specification, section 5). Notes are where people paste
 * card numbers, and notes are kept, so a whole number is refused.
 */
export const longText = (max = 500) =>
  clean(0, max).refine((value) => !holdsCardNumber(value), { params: { code: 'CARD_NUMBER_HERE' } });

/** `prefix_ULID`, never a number: a JSON number loses digits above 2^53. */
export const id = <P extends string>(prefix: P) => z.string().regex(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`));

/** UTC, ISO-8601 with `Z`. */
export const instant = z.iso.datetime();

/** A calendar day without a zone. */
export const bizdate = z.iso.date();

/** A name in both languages. */
export const i18nText = z.strictObject({ en_US: z.string(), zh_CN: z.string() });
/** A name in both languages. */
export type I18nText = z.infer<typeof i18nText>;
