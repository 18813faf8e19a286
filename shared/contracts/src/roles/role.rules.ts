import '../admin/messages';
import type { FieldIssue } from '../issues';
import type { RoleDraft } from './role';
import type { MatrixMenu, RoleMatrix } from './role-matrix';

/** Validates a draft across fields. Roles of merchants and channels cannot have access to all merchants. */
export const roleIssues = ({ accountType, allMerchantAccess }: Partial<RoleDraft>): FieldIssue[] =>
  allMerchantAccess && accountType !== 'WHITELABEL'
    ? [{ field: 'allMerchantAccess', code: 'COMPANY_ROLES_ONLY', params: {} }]
    : [];

/** Returns the menus that these buttons open, in order. */
export const menusOf = ({ menus }: Pick<RoleMatrix, 'menus'>, buttons: readonly string[]): MatrixMenu[] => {
  const held = new Set(buttons);
  return menus.filter(({ needs, alsoWith }) => needs === '' || [needs, ...alsoWith].some((code) => held.has(code)));
};
