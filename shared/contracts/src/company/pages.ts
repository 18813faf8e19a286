/** Names of the pages of this area. */
export const companyPages = [
  'company-management',
  'company-management-view',
  'company-management-saveinfo-step-1-1',
  'company-management-saveinfo-step-1-2',
  'company-management-saveinfo-step-1-3',
  'company-management-saveinfo-step-2-1',
  'company-management-saveinfo-step-2-2',
  'company-management-saveinfo-step-2-3',
  'company-management-saveinfo-step-3-1',
  'company-management-saveinfo-step-4-1',
  'company-agreement-management',
  'company-agreement-saveinfo',
] as const;
