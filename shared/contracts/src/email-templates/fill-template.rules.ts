import { readRichText, type RichNode, writeRichText } from '../rich-text';
import type { TemplateVariable } from './template-facts';

/** Text of an e-mail in one language. */
export interface TemplateText {
  subject: string;
  /** Formatted text, limited to the allowed tags. */
  html: string;
  text: string;
}

/** Placeholder, such as `{{name}}`. */
const places = /\{\{\s*(\w+)\s*\}\}/g;

/** Values of variables by their names. */
export type TemplateValues = Readonly<Record<string, string>>;

/** Reads own properties only: every object inherits `constructor`, which is not a variable. */
const valueOf = (values: TemplateValues, name: string): string | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Replaces the placeholders of a plain text. A placeholder without a value remains. */
export const fillText = (text: string, values: TemplateValues): string =>
  text.replaceAll(places, (place, name: string) => valueOf(values, name) ?? place);

/**
 * Replaces the placeholders of a formatted text. Values are inserted as text, so HTML in a value is displayed as typed.
 * Only `LINK` variables become links.
 */
export function fillHtml(html: string, values: TemplateValues, variables: readonly TemplateVariable[]): string {
  const isLink = (name: string) => variables.some((one) => one.name === name && one.type === 'LINK');
  const filled = (nodes: readonly RichNode[], isInLink: boolean): RichNode[] =>
    nodes.flatMap((node) => {
      if (typeof node !== 'string') return [{ ...node, children: filled(node.children, isInLink || node.tag === 'a') }];
      return node.split(/(\{\{\s*\w+\s*\}\})/).map((part): RichNode => {
        const name = /^\{\{\s*(\w+)\s*\}\}$/.exec(part)?.[1];
        const value = name === undefined ? undefined : valueOf(values, name);
        if (name === undefined || value === undefined) return part;
        return isLink(name) && !isInLink ? { tag: 'a', href: value, children: [value] } : value;
      });
    });
  return writeRichText(filled(readRichText(html), false));
}

/** Replaces the placeholders of an e-mail. */
export const fillTemplate = (
  { subject, html, text }: TemplateText,
  values: TemplateValues,
  variables: readonly TemplateVariable[],
): TemplateText => ({
  subject: fillText(subject, values),
  html: fillHtml(html, values, variables),
  text: fillText(text, values),
});

/** Converts a plain text to formatted text, with a paragraph for each block of lines. */
export function htmlOfText(text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((block): RichNode => {
    const lines = block.split('\n').flatMap((line): RichNode[] => [{ tag: 'br', children: [] }, line]);
    return { tag: 'p', children: lines.slice(1) };
  });
  return writeRichText(paragraphs);
}
