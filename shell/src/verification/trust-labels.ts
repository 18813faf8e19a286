import type { Doubt } from './doubt';

/** One sentence for each doubt that a user can do something about, and one for all the others. */
const ownText = ['expired', 'unreachable', 'unsupported', 'other-shell'] as const;

/** Key of the text that tells of a doubt. */
export const messageOf = (doubt: Doubt): string => `trust.${ownText.find((own) => own === doubt) ?? 'refused'}`;
