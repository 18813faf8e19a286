import { z } from '@console/contracts/zod';
import { holdsCardNumber } from './card-number.rules';
import { addDays, dayBounds, isDay, isOutOfBounds } from './day';
import { bidi, cleanArea, cleanLine, fromFullWidth, lengthOf, visibleLine } from './visible-text.rules';

const notInLine = new RegExp(`[\\p{Cc}\\u2028\\u2029${bidi}]`, 'u');
/** Control characters other than line breaks and tabs, which a text area accepts. */
const notInArea = new RegExp(`(?![\\n\\r\\t])[\\p{Cc}${bidi}]`, 'u');

const isWritten = (value: string, never: RegExp): boolean => !never.test(value) && value.isWellFormed();

/** Returns whether a text has only characters that a text area accepts. */
export const isAreaText = (value: string): boolean => isWritten(value, notInArea);

const line = { never: notInLine, clean: cleanLine };
const area = { never: notInArea, clean: cleanArea };

/**
 * Trims and normalizes (NFC), and refuses full card numbers, because texts are stored. Lengths count Unicode code points
 * (as JSON Schema does), so an emoji is one character.
 */
const clean = ({ min, max, kind }: { min: number; max: number; kind: typeof line }) =>
  z
    .string()
    .overwrite(kind.clean)
    .refine((value) => isWritten(value, kind.never), { params: { code: 'TEXT' } })
    .refine((value) => min === 0 || value.length > 0, { params: { code: 'REQUIRED' }, abort: true })
    .refine((value) => lengthOf(value) >= min, { params: { code: 'LENGTH', min: String(min), max: String(max) } })
    // A text above the maximum is not checked further.
    .refine((value) => lengthOf(value) <= max, {
      params: { code: tooLong(min), ...bounds({ min, max }) },
      abort: true,
    })
    .refine((value) => !holdsCardNumber(value), { params: { code: 'CARD_NUMBER_HERE' } })
    .meta(min > 0 ? { minLength: min, maxLength: max } : { maxLength: max });

/** A text with a minimum length reports both limits. */
const tooLong = (min: number) => (min > 1 ? 'LENGTH' : 'MAX_LENGTH');
const bounds = ({ min, max }: { min: number; max: number }) => ({
  ...(min > 1 && { min: String(min) }),
  max: String(max),
});

/** A line of text without control characters: 100 characters by default (specification, section 5). */
export const text = (max = 100) => clean({ min: 0, max, kind: line });

/** A line that must not be empty. */
export const requiredText = (max = 100) => clean({ min: 1, max, kind: line });

/** A line with a minimum and a maximum length. */
export const textBetween = (min: number, max: number) => clean({ min, max, kind: line });

/** A text area: 500 characters by default (specification, section 5). */
export const longText = (max = 500) => clean({ min: 0, max, kind: area });

/** A text area that must not be empty. */
export const requiredLongText = (max = 500) => clean({ min: 1, max, kind: area });

/** Longer than any text that `withoutCardNumber` accepts; longer texts are refused without the search. */
const lookedAtMax = 1_000;

/** Refuses full card numbers in a text whose own format would permit one. */
export const withoutCardNumber = <T extends z.ZodType<string>>(value: T) =>
  value.refine((typed) => typed.length > lookedAtMax || !holdsCardNumber(typed), {
    params: { code: 'CARD_NUMBER_HERE' },
  });

/** Removes invisible characters and surrounding spaces, and replaces full-width characters with ASCII. */
const plain = (value: string) => fromFullWidth(visibleLine(value)).trim();

/** An e-mail address. */
export const email = (max = 100) =>
  withoutCardNumber(
    z
      .string()
      // Chinese keyboards write the dot of a domain as U+3002.
      .overwrite((typed) => plain(typed).replaceAll('。', '.'))
      .check(z.email())
      .max(max),
  );

/** A phone number without its country code, in groups as people type them: up to 20 characters. */
export const phone = (min = 4) => {
  const pattern = `^\\d[\\d -]{${min - 2},18}\\d$`;
  const digits = new RegExp(pattern);
  return withoutCardNumber(
    z
      .string()
      .overwrite((typed) => plain(typed).replace(/\p{Pd}/gu, '-'))
      .refine((typed) => digits.test(typed), { params: { code: 'PHONE' } })
      .meta({ pattern }),
  );
};

/** `prefix_ULID`. Never a number, because a JSON number loses digits above 2^53. */
export const id = <P extends string>(prefix: P) => z.string().regex(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`));

/** Maximum of an integer column; contracts refuse larger numbers before the database does. */
export const integerMax = 2_147_483_647;

/** Instant in UTC, ISO 8601 with `Z`. Inputs use `enteredInstant`. */
export const instant = z.iso.datetime();

/** Calendar day without a time zone. Inputs use `enteredDay`. */
export const bizdate = z.iso.date();

const outOfBounds = { params: { code: 'DAY_RANGE', ...dayBounds } };

/** Calendar day in an input. */
export const enteredDay = bizdate.refine((day) => !isOutOfBounds(day), outOfBounds);

/** Exclusive end of a range in an input: the day after an entered day. */
export const enteredDayAfter = bizdate.refine((day) => !isDay(day) || !isOutOfBounds(addDays(day, -1)), outOfBounds);

/** Instant in an input. */
export const enteredInstant = instant.refine((at) => !isOutOfBounds(at.slice(0, 10)), outOfBounds);

/** A name in both languages. */
export const i18nText = z.strictObject({ en_US: z.string(), zh_CN: z.string() });
/** A name in both languages. */
export type I18nText = z.infer<typeof i18nText>;
