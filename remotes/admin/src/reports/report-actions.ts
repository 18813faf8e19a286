/** What is done to a report in a dialog. */
export const reportActions = ['RUN', 'ACTIVATE', 'DISABLE'] as const;
/** What is done to a report in a dialog. */
export type ReportAction = (typeof reportActions)[number];
