import { listWallets, listWalletUsers, type WalletUser } from '@console/contracts/wallets';
import { formatMinute, formatMoney } from '@console/i18n';
import { badgeOf, columnKinds, columnsOf, filtersOf, StackedCell, useChoices } from '@console/screens';
import { useCan } from '@console/session';
import { Amount, Moment, type Shape, TextLink, type Tone } from '@console/ui';
import { useMerchantChoices } from '../common/merchant-choices';
import { poolDicts } from '../pools/pool-dicts';
import { walletHref } from './wallet-pages';

const statuses: Record<WalletUser['state'], { state: Tone; shape: Shape }> = {
  INVITED: { state: 'info', shape: 'ring' },
  ACCEPTED: { state: 'ok', shape: 'dot' },
  EXPIRED: { state: 'warn', shape: 'dash' },
  REMOVED: { state: 'mute', shape: 'cross' },
};

const sources = { ns: 'walletUser', dicts: poolDicts };

const column = columnKinds<WalletUser>();

const facts = [
  column.stacked(
    'role',
    ({ role, visibleCards, cards }, { t, label }) => ({
      main: label('wallet_role', role),
      small: visibleCards === 'ALL' ? label('visible_cards', 'ALL') : t('walletUser.chosen', { count: cards.length }),
    }),
    { width: 104 },
  ),
  column.stacked(
    'left',
    ({ role, limit, left }, { t, label }) => {
      if (!limit || !left) return { main: role === 'VIEWER' ? '–' : t('walletUser.noLimit'), small: null };
      const about = { amount: formatMoney(limit.amount), period: label('limit_period', limit.period) };
      return { main: <Amount value={left} />, small: t('walletUser.ofLimit', about) };
    },
    { width: 128, align: 'end', narrow: 'none' },
  ),
];

const past = [
  column.status(
    'state',
    ({ state }, { label }) => badgeOf(label, { dict: 'wallet_user_state', code: state }, statuses[state]),
    {
      width: 112,
    },
  ),
  column.stacked(
    'invitedAt',
    ({ invitedAt, invitedBy }, { zone }) => ({
      main: <Moment at={invitedAt} zone={zone} />,
      small: invitedBy,
    }),
    { width: 140, sortable: true },
  ),
  /** Time of the acceptance, or the end of the invitation. */
  column.own(
    'until',
    ({ state, acceptedAt, expiresAt }, { t, zone }) => {
      const at = acceptedAt ?? expiresAt;
      const day = formatMinute(at, zone);
      const text = acceptedAt === null ? t(state === 'INVITED' ? 'walletUser.until' : 'walletUser.was', { day }) : day;
      return (
        <Moment at={at} zone={zone}>
          {text}
        </Moment>
      );
    },
    { title: 'walletUser.since', width: 168 },
  ),
];

const email = { sortable: true, give: 'last', narrow: 'first' } as const;

/** Users of one wallet. */
export const useUserColumns = columnsOf<WalletUser>(sources, () => [
  column.stacked('email', (user) => ({ main: user.email, small: user.name }), email),
  ...facts,
  ...past,
]);

const useSight = () => ({ seesWallets: useCan(listWallets.permission) });

/** Users of all wallets. */
export const useWalletUserColumns = columnsOf<WalletUser, ReturnType<typeof useSight>>(
  { ...sources, useMore: useSight },
  (withSight) => [
    column.stacked(
      'email',
      (user, { isNarrow }) => ({ main: user.email, small: isNarrow ? user.wallet.name : user.name }),
      email,
    ),
    ...facts,
    withSight.own(
      'wallet',
      ({ wallet: { id, name }, merchant }, { textOf, navigate, seesWallets }) => (
        <StackedCell why={textOf(merchant.name)}>
          {seesWallets ? (
            <TextLink quiet href={walletHref(id)} onNavigate={navigate}>
              <bdi title={name}>{name}</bdi>
            </TextLink>
          ) : (
            <bdi title={name}>{name}</bdi>
          )}
        </StackedCell>
      ),
      { width: 184 },
    ),
    ...past,
  ],
);

function useWalletChoices() {
  const { rows, search } = useChoices(listWallets, useCan(listWallets.permission) ? {} : null);
  return { options: rows.map(({ id, name, poolNo }) => ({ value: id, label: name, description: poolNo })), search };
}

export const walletUserFilters = filtersOf(listWalletUsers, 'walletUser', (filter) => [
  filter.codes('state', 'wallet_user_state'),
  filter.codes('role', 'wallet_role'),
  filter.from('walletId', useWalletChoices, { title: 'walletUser.wallet' }),
  filter.from('merchantId', useMerchantChoices, { title: 'card.merchant' }),
]);
