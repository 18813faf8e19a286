import { z } from '@console/contracts/zod';
import { holdsCardNumber } from '../card-number.rules';
import { readRichText } from './read-rich-text.rules';
import { plainTextOf, writeRichText } from './write-rich-text.rules';

/** Maximum length of the markup for each visible character: room for tags and addresses. */
const rawPerCharacter = 20;

/** Maximum number of tags for each visible character: for each tag the parser may check all open tags. */
const tagsPerCharacter = 2;

/** Returns whether the text has at most `max` tags, which are counted without parsing. */
const hasTagsAtMost = (html: string, max: number): boolean => html.split('<', max + 2).length - 1 <= max;

/** Formatted text as it is stored: what is not on the list of tags is left out, whoever sent it. */
export const cleanRichText = (html: string): string => writeRichText(readRichText(html));

/** How many characters of a formatted text are seen. */
export const lengthOfRichText = (html: string): number => [...plainTextOf(readRichText(html))].length;

/**
 * A formatted text as HTML of few tags; the length counts what is seen. It is cleaned by parsing it, so what the server
 * stores and what a page shows holds nothing else.
 */
export const richText = ({ min = 0, max }: { min?: 0 | 1; max: number }) =>
  z
    .string()
    .max(max * rawPerCharacter)
    .refine((html) => hasTagsAtMost(html, max * tagsPerCharacter + tagsPerCharacter * rawPerCharacter), {
      params: { code: 'FORMATTING' },
      abort: true,
    })
    .overwrite((html) => cleanRichText(html.normalize('NFC')))
    .refine((html) => min === 0 || html !== '', { params: { code: 'REQUIRED' }, abort: true })
    .refine((html) => lengthOfRichText(html) <= max, { params: { code: 'MAX_LENGTH', max: String(max) }, abort: true })
    // Its digits may stand in several tags.
    .refine((html) => !holdsCardNumber(plainTextOf(readRichText(html))), { params: { code: 'CARD_NUMBER_HERE' } })
    .meta({ richText: true, maxLength: max, ...(min > 0 && { minLength: min }) });
