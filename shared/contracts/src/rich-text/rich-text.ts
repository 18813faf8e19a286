import { z } from '@console/contracts/zod';
import { holdsCardNumber } from '../card-number.rules';
import { isAreaText } from '../text';
import { parseRichText, readRichText } from './read-rich-text.rules';
import type { RichNode } from './rich-node';
import { plainTextOf, writeRichText } from './write-rich-text.rules';

/** Maximum length of the markup per visible character, which leaves room for tags and addresses. */
const rawPerCharacter = 20;

/** Maximum number of tags per visible character, and in total. */
const tagsPerCharacter = 2;
const tagsMax = 10_000;

/** Maximum number of links, because each address is parsed. */
const linksMax = 500;

/** Returns whether a text contains a character or word at most `max` times, counted without parsing. */
const hasAtMost = (html: string, part: string | RegExp, max: number): boolean =>
  html.split(part, max + 2).length - 1 <= max;

/** Returns whether the numbers of tags and links and the nesting are within their limits. Nesting is checked last. */
const isParseable = (html: string, max: number): boolean =>
  hasAtMost(html, '<', Math.min(max * tagsPerCharacter + tagsPerCharacter * rawPerCharacter, tagsMax)) &&
  hasAtMost(html, /<a\b/i, linksMax) &&
  parseRichText(html).isWhole;

/** Cleans a formatted text of any origin: tags that are not allowed are removed. */
export const cleanRichText = (html: string): string => writeRichText(readRichText(html));

/** Returns the number of visible characters of a formatted text. */
export const lengthOfRichText = (html: string): number => [...plainTextOf(readRichText(html))].length;

/**
 * Formatted text: HTML with few tags, whose length counts visible characters. Parsing cleans it, so that neither the
 * database nor a page contains other markup.
 */
export const richText = ({ min = 0, max }: { min?: 0 | 1; max: number }) =>
  z
    .string()
    .max(max * rawPerCharacter, { abort: true })
    .refine((html) => isParseable(html, max), { params: { code: 'FORMATTING' }, abort: true })
    .overwrite(cleanRichText)
    .refine((html) => min === 0 || html !== '', { params: { code: 'REQUIRED' }, abort: true })
    .refine((html) => lengthOfRichText(html) <= max, { params: { code: 'MAX_LENGTH', max: String(max) }, abort: true })
    .refine((html) => isAreaText(plainTextOf(readRichText(html))), { params: { code: 'TEXT' } })
    // The digits can be spread over several tags, or be in the address of a link.
    .refine((html) => !hasCardNumber(readRichText(html)), { params: { code: 'CARD_NUMBER_HERE' } })
    .meta({ richText: true, maxLength: max, ...(min > 0 && { minLength: min }) });

const hasCardNumber = (nodes: readonly RichNode[]): boolean =>
  holdsCardNumber(plainTextOf(nodes)) || addressesIn(nodes).some(holdsCardNumber);

const addressesIn = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.href === undefined ? [] : [node.href]), ...addressesIn(node.children)],
  );
