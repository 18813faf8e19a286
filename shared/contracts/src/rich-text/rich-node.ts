/** Tags of formatted text: block and inline tags. */
export const blockTags = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'] as const;
export const inlineTags = ['strong', 'em', 'u', 'a', 'br'] as const;
export type RichTag = (typeof blockTags)[number] | (typeof inlineTags)[number];

/**
 * Node of a formatted text: text, or an element with nodes. Only links have an address, of a website or an e-mail
 * address.
 */
export type RichNode = string | RichElement;
export interface RichElement {
  tag: RichTag;
  href?: string;
  children: RichNode[];
}
