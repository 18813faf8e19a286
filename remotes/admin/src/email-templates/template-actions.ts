/** What is done to a template in a dialog. */
export const templateActions = ['TEST', 'PUBLISH', 'ARCHIVE'] as const;
/** What is done to a template in a dialog. */
export type TemplateAction = (typeof templateActions)[number];
