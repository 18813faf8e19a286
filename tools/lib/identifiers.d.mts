/** Returns every quoted text of a source, without comments. Each piece of a template is a separate text. */
export function literalsOf(source: string): string[];
