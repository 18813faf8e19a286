import { listRoles, type Role } from '@console/contracts/roles';
import { columnsOf, type Dicts, filtersOf } from '@console/screens';
import type { StatusBadgeProps } from '@console/ui';

export const roleDicts = ['role_status', 'account_type'] as const;

export const roleStatusOf = (status: Role['status'], label: Dicts['label']): StatusBadgeProps => ({
  ...(status === 'ACTIVE' ? { state: 'ok', shape: 'dot' } : { state: 'mute', shape: 'dash' }),
  label: label('role_status', status),
});

/** Merchants that users of a role can see; empty for a channel role, whose users see no merchants. */
export const reachOf = (
  { accountType, allMerchantAccess }: Pick<Role, 'accountType' | 'allMerchantAccess'>,
  t: (key: string) => string,
): string => (accountType === 'CHANNEL' ? '' : t(allMerchantAccess ? 'role.all' : 'role.some'));

export const useRoleColumns = columnsOf<Role>({ ns: 'role', dicts: roleDicts }, (column) => [
  column.stacked(
    'name',
    ({ name, isSystem, isOwn }, { textOf, t }) => ({
      main: textOf(name),
      small: t(isOwn ? 'role.yours' : isSystem ? 'role.system' : 'role.ownMade'),
    }),
    { width: 200, narrow: 'first' },
  ),
  column.text('description', ({ description }, { textOf }) => textOf(description)),
  column.code('accountType', 'account_type', { width: 112, give: 'last', narrow: 'second' }),
  column.text('merchants', (role, { t }) => reachOf(role, t), {
    width: 120,
    give: 'last',
  }),
  column.count('users', { width: 80, sortable: true }),
  column.count('permissions', { width: 112 }),
  column.status('status', ({ status }, { label }) => roleStatusOf(status, label), { width: 112 }),
  column.time('updatedAt', { sortable: true }),
]);

export const roleFilters = filtersOf(listRoles, 'role', (filter) => [
  filter.codes('status', 'role_status'),
  filter.codes('accountType', 'account_type'),
  filter.flag('isOwnMade', 'role.ownMadeOnly', { title: 'role.madeBy' }),
]);
