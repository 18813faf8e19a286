import '../admin/messages';
import type { FieldIssue } from '../issues';
import type { RoleDraft, RoleMatrix, MatrixMenu } from './role';

/** What is wrong with a draft beyond its single values. Merchants and channels never see every merchant. */
export const roleIssues = ({ accountType, allMerchantAccess }: Partial<RoleDraft>): FieldIssue[] =>
  allMerchantAccess && accountType !== 'WHITELABEL'
    ? [{ field: 'allMerchantAccess', code: 'COMPANY_ROLES_ONLY', params: {} }]
    : [];

/** The menus that somebody with these buttons has, in their order. */
export const menusOf = ({ menus }: Pick<RoleMatrix, 'menus'>, buttons: readonly string[]): MatrixMenu[] => {
  const held = new Set(buttons);
  return menus.filter(({ needs, alsoWith }) => needs === '' || [needs, ...alsoWith].some((code) => held.has(code)));
};
