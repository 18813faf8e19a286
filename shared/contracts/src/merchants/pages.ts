/** Names of the pages of this area: none yet. */
export const merchantsPages = [] as const;
