/** Names of the pages of this area. */
export const merchantsPages = [
  'merchant-management',
  'merchant-management-view',
  'merchant-management-saveinfo-step-1-1',
  'merchant-management-saveinfo-step-2-1',
  'merchant-management-saveinfo-step-2-2',
  'merchant-management-saveinfo-step-3-1',
  'merchant-management-saveinfo-step-4-1',
  'merchant-register-management',
  'merchant-register-review',
  'merchant-review',
  'merchant-review-list',
  'merchant-review-list-review',
  'merchant-review-list-detail',
] as const;
