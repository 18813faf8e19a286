/** Whom a note is for: the people of the platform alone, or those of the merchant as well. */
export const noteAudiences = ['INTERNAL', 'MERCHANT'] as const;
/** Whom a note is for. */
export type NoteAudience = (typeof noteAudiences)[number];
