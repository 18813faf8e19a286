import type { Doubt } from './doubt';

/** One sentence for each doubt that a user can do something about, and one for all the others. */
const ownWords = ['expired', 'unreachable', 'unsupported', 'other-shell'] as const;

/** Key of the text that tells of a doubt. */
export const wordsOf = (doubt: Doubt): string => `trust.${ownWords.find((own) => own === doubt) ?? 'refused'}`;
