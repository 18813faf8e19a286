import type { Doubt } from './doubt';

/** Doubts with a message of their own, because the user can act on them; all others share one message. */
const ownText = ['expired', 'unreachable', 'unsupported', 'other-shell'] as const;

/** Returns the translation key of the message for a doubt. */
export const messageOf = (doubt: Doubt): string => `trust.${ownText.find((own) => own === doubt) ?? 'refused'}`;
