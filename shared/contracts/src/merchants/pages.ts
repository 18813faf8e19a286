/** Names of the pages of this area. */
export const merchantsPages = [] as const;
