/** What is done to a role in a dialog. */
export const roleActions = ['COPY', 'ENABLE', 'DISABLE', 'DELETE'] as const;
/** What is done to a role in a dialog. */
export type RoleAction = (typeof roleActions)[number];
