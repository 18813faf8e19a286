/** Names of the pages of this area. */
export const releasePages = [
  'devops-index',
  'devops-module-list',
  'devops-module-management',
  'devops-module-save',
  'role-devops-module-saveinfo',
] as const;
