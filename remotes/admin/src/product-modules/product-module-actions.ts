/** What is done to a module in a dialog. */
export const productModuleActions = ['GRANT', 'DELETE'] as const;
/** What is done to a module in a dialog. */
export type ProductModuleAction = (typeof productModuleActions)[number];
