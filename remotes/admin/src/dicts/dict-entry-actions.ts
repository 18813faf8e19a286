/** What is done to an entry in a dialog. */
export const entryActions = ['ENABLE', 'DISABLE', 'DELETE'] as const;
/** What is done to an entry in a dialog. */
export type EntryAction = (typeof entryActions)[number];
