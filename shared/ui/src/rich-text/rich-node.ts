/** Tags of formatted text. */
type RichTag = 'p' | 'h2' | 'h3' | 'h4' | 'blockquote' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'u' | 'a' | 'br';

/** Node of formatted text: text, or an element with nodes. A link has an address. */
export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] };
