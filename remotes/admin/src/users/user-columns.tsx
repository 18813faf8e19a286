import { listUserChoices, listUsers, type User, type UserStatus } from '@console/contracts/users';
import { formatList } from '@console/i18n';
import { columnsOf, filtersOf, useLocalText, useRecord } from '@console/screens';
import { Badge, Moment, type Shape, type Tone } from '@console/ui';

const dicts = ['user_status', 'account_type'];

const looks: Record<UserStatus, { state: Tone; shape: Shape }> = {
  ACTIVE: { state: 'ok', shape: 'dot' },
  INVITED: { state: 'info', shape: 'ring' },
  EXPIRED: { state: 'warn', shape: 'triangle' },
  LOCKED: { state: 'bad', shape: 'cross' },
  DISABLED: { state: 'mute', shape: 'dash' },
};

export const useUserColumns = columnsOf<User>({ ns: 'user', dicts }, (column) => [
  column.stacked('loginName', ({ loginName, nickname }) => ({ main: nickname, small: loginName }), {
    title: 'user.name',
    width: 196,
    sortable: true,
    narrow: 'first',
  }),
  column.text('email', ({ email }) => email.masked, { width: 184 }),
  column.text('roles', ({ roles }, { textOf }) => formatList(roles.map(({ name }) => textOf(name))), {
    width: 168,
    narrow: 'second',
  }),
  column.code('accountType', 'account_type', { width: 96 }),
  column.text('merchants', (one, { t, textOf }) => scopeOf(one, t, textOf), { width: 148 }),
  column.status('status', ({ status }, { label }) => ({ ...looks[status], label: label('user_status', status) }), {
    width: 148,
  }),
  column.own(
    'hasSecondFactor',
    ({ hasSecondFactor }, { t }) =>
      hasSecondFactor ? <Badge tone="ok">{t('user.factorOn')}</Badge> : t('user.factorOff'),
    { width: 108 },
  ),
  column.own(
    'lastLoginAt',
    ({ lastLoginAt }, { t, zone }) => (lastLoginAt ? <Moment at={lastLoginAt} zone={zone} /> : t('user.never')),
    { width: 140, align: 'end', sortable: true },
  ),
]);

/** Merchants that a user can see; empty for channel users. */
function scopeOf(
  { accountType, hasAllMerchants, merchants }: User,
  t: (key: string) => string,
  textOf: ReturnType<typeof useLocalText>,
): string {
  if (accountType === 'CHANNEL') return '';
  return hasAllMerchants ? t('user.allMerchants') : formatList(merchants.map(({ name }) => textOf(name)));
}

/** Filter options: all roles that users of this list can have. */
function useRoleChoices() {
  const textOf = useLocalText();
  const roles = useRecord(listUserChoices, {}, { keeps: true }).result.data?.roles ?? [];
  return { options: roles.map(({ id, name }) => ({ value: id, label: textOf(name) })) };
}

export const userFilters = filtersOf(listUsers, 'user', (filter) => [
  filter.codes('status', 'user_status'),
  filter.from('roleId', useRoleChoices, { title: 'user.roles' }),
  filter.codes('accountType', 'account_type'),
]);
