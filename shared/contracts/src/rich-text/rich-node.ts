/** Tags that a formatted text can have, those that stand below each other and those within a line. */
export const blockTags = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'] as const;
export const inlineTags = ['strong', 'em', 'u', 'a', 'br'] as const;
export type RichTag = (typeof blockTags)[number] | (typeof inlineTags)[number];

/** A piece of a formatted text: words, or a tag around pieces. Only links have an address, of the web or of mail. */
export type RichNode = string | RichElement;
export interface RichElement {
  tag: RichTag;
  href?: string;
  children: RichNode[];
}
