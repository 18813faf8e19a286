/** Returns every quoted text of a source, without comments. Each piece of a template is a text of its own. */
export function literalsOf(source: string): string[];
