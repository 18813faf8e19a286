import '../admin/messages';
import type { FieldIssue } from '../issues';
import type { UserAccountType } from './user.states';
import type { UserRole } from './user';

/** Data that the rules depend on. */
interface Given {
  accountType?: UserAccountType | undefined;
  roleIds?: readonly string[] | undefined;
  merchantIds?: readonly string[] | undefined;
  channelId?: string | undefined;
}

/** Existing roles. */
type Roles = readonly Pick<UserRole, 'id' | 'accountType' | 'hasAllMerchants'>[];

/** Validates roles, merchants and channel of a user against each other. */
export function userIssues(
  { accountType, roleIds = [], merchantIds = [], channelId }: Given,
  { roles, isNew }: { roles: Roles; isNew: boolean },
): FieldIssue[] {
  const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });
  const chosen = roles.filter((role) => roleIds.includes(role.id));
  const hasForeign = chosen.some((role) => role.accountType !== accountType);
  const needsMerchants = accountType !== undefined && needsMerchantsOf(accountType, chosen);
  return [
    ...(new Set(roleIds).size < roleIds.length ? [issue('roleIds', 'DUPLICATE')] : []),
    ...(hasForeign ? [issue('roleIds', 'ROLE_OF_OTHER_TYPE')] : []),
    ...(new Set(merchantIds).size < merchantIds.length ? [issue('merchantIds', 'DUPLICATE')] : []),
    ...(needsMerchants && roleIds.length > 0 && merchantIds.length === 0 ? [issue('merchantIds', 'REQUIRED')] : []),
    ...(isNew && accountType === 'CHANNEL' && channelId === undefined ? [issue('channelId', 'REQUIRED')] : []),
  ];
}

/**
 * Returns whether a user sees only selected merchants. Users of a channel see the cards of their channel for all
 * merchants.
 */
export const needsMerchantsOf = (
  accountType: UserAccountType,
  roles: readonly Pick<UserRole, 'hasAllMerchants'>[],
): boolean =>
  accountType === 'MERCHANT' || (accountType === 'WHITELABEL' && !roles.some((role) => role.hasAllMerchants));
