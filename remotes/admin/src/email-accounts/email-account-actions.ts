/** What is done to an e-mail account in a dialog. */
export const accountActions = ['TEST', 'ACTIVATE', 'DEFAULT', 'DISABLE', 'DELETE'] as const;
/** What is done to an e-mail account in a dialog. */
export type AccountAction = (typeof accountActions)[number];
