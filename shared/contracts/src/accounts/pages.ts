/** Names of the pages of this area. */
export const accountsPages = ['index'] as const;
