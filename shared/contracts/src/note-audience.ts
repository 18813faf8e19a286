/** Readers of a note: platform staff only, or the merchant's staff as well. */
export const noteAudiences = ['INTERNAL', 'MERCHANT'] as const;
/** Readers of a note. */
export type NoteAudience = (typeof noteAudiences)[number];
