import { readRichText, type RichNode, writeRichText } from '../rich-text';
import type { TemplateVariable } from './template-facts';

/** What an e-mail says in one language. */
export interface TemplateText {
  subject: string;
  /** Formatted text, as the list of tags allows it. */
  html: string;
  text: string;
}

/** A place for a value, such as `{{name}}`. */
const places = /\{\{\s*(\w+)\s*\}\}/g;

/** Values of variables by their names. */
export type TemplateValues = Readonly<Record<string, string>>;

/** Of a variable itself: every object has a `constructor`, which is none. */
const valueOf = (values: TemplateValues, name: string): string | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** A plain text with its values; a place without one stays as it is. */
export const fillText = (text: string, values: TemplateValues): string =>
  text.replaceAll(places, (place, name: string) => valueOf(values, name) ?? place);

/**
 * A formatted text with its values. They become words of the text and nothing else: a value that looks like HTML is shown as
 * it was typed. Only a variable for links becomes a link.
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

/** An e-mail with its values. */
export const fillTemplate = (
  { subject, html, text }: TemplateText,
  values: TemplateValues,
  variables: readonly TemplateVariable[],
): TemplateText => ({
  subject: fillText(subject, values),
  html: fillHtml(html, values, variables),
  text: fillText(text, values),
});

/** A plain text as formatted text: a paragraph for each block of lines. */
export function htmlOfText(text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((block): RichNode => {
    const lines = block.split('\n').flatMap((line): RichNode[] => [{ tag: 'br', children: [] }, line]);
    return { tag: 'p', children: lines.slice(1) };
  });
  return writeRichText(paragraphs);
}
