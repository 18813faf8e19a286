/** Products that a company can have. */
export const companyProducts = ['CARD_ISSUING', 'ACQUIRING'] as const;
/** Product of a company. */
export type CompanyProduct = (typeof companyProducts)[number];

/** Titles of contact persons. */
export const contactTitles = ['MR', 'MRS', 'MS', 'MISS', 'DR', 'PROF'] as const;
/** Title of a contact person. */
export type ContactTitle = (typeof contactTitles)[number];
