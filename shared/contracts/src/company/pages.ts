/** Names of the pages of this area. */
export const companyPages = [] as const;
