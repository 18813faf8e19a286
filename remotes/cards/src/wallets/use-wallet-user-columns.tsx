import type { WalletUser } from '@console/contracts/wallets';
import { formatDate, formatDateTime, formatMoney } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { type Dicts, useDicts, useIsNarrow, useLocalText, useShown } from '@console/screens';
import { useCan } from '@console/session';
import { Amount, type Shape, StatusBadge, TextLink, type Tone } from '@console/ui';
import type { Column } from '@console/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { poolDicts } from '../pools/pool-dicts';
import classes from '../pools/pool.module.css';
import { walletHref } from './wallet-pages';

const statuses: Record<WalletUser['state'], { state: Tone; shape: Shape }> = {
  INVITED: { state: 'info', shape: 'ring' },
  ACCEPTED: { state: 'ok', shape: 'dot' },
  EXPIRED: { state: 'warn', shape: 'dash' },
  REMOVED: { state: 'mute', shape: 'cross' },
};

type Labels = ReturnType<typeof useLabels>;

/** Columns of users of all wallets or of one, the same until a word of them changes. */
export function useWalletUserColumns({ ofOneWallet = false } = {}): Column<WalletUser>[] {
  const labels = useLabels();
  const isNarrow = useIsNarrow();
  return useMemo(() => {
    const [email, state] = [emailOf(labels, isNarrow && !ofOneWallet), stateOf(labels)];
    if (isNarrow) return [email, state];
    const place = ofOneWallet ? [] : [walletOf(labels)];
    return [email, roleOf(labels), leftOf(labels), ...place, state, invitedOf(labels), untilOf(labels)];
  }, [labels, isNarrow, ofOneWallet]);
}

function useLabels() {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const textOf = useLocalText();
  const { zone } = useShown();
  const { navigate } = useShell();
  const seesWallets = useCan('cards.wallet.view');
  return useMemo(
    () => ({ t, label, textOf, zone, navigate, seesWallets }),
    [t, label, textOf, zone, navigate, seesWallets],
  );
}

/** Who it is; where nothing else says so, of which wallet. */
const emailOf = ({ t }: Labels, namesWallet: boolean): Column<WalletUser> => ({
  key: 'email',
  title: t('walletUser.email'),
  sortable: true,
  render: ({ email, name, wallet }) => {
    const about = namesWallet ? wallet.name : name;
    return (
      <span className={classes.stack}>
        <span title={email}>{email}</span>
        {about !== null && <small className={classes.muted}>{about}</small>}
      </span>
    );
  },
});

/** What they may do, and with how many cards. */
const roleOf = ({ t, label }: Labels): Column<WalletUser> => ({
  key: 'role',
  title: t('walletUser.role'),
  width: 104,
  render: ({ role, visibleCards, cards }) => (
    <span className={classes.stack}>
      <span>{label('wallet_role', role)}</span>
      <small className={classes.muted}>
        {visibleCards === 'ALL' ? label('visible_cards', 'ALL') : t('walletUser.chosen', { count: cards.length })}
      </small>
    </span>
  ),
});

/** What is left of their limit, and of how much. */
const leftOf = ({ t, label }: Labels): Column<WalletUser> => ({
  key: 'left',
  title: t('walletUser.left'),
  width: 128,
  align: 'end',
  render: ({ role, limit, left }) => {
    if (!limit || !left) return role === 'VIEWER' ? '–' : t('walletUser.noLimit');
    const about = { amount: formatMoney(limit.amount), period: label('limit_period', limit.period) };
    return (
      <span className={classes.stack}>
        <Amount value={left} />
        <small className={classes.muted}>{t('walletUser.ofLimit', about)}</small>
      </span>
    );
  },
});

const walletOf = ({ t, textOf, navigate, seesWallets }: Labels): Column<WalletUser> => ({
  key: 'wallet',
  title: t('walletUser.wallet'),
  width: 184,
  render: ({ wallet: { id, name }, merchant }) => (
    <span className={classes.stack}>
      {seesWallets ? (
        <TextLink quiet href={walletHref(id)} onNavigate={navigate}>
          <bdi title={name}>{name}</bdi>
        </TextLink>
      ) : (
        <bdi title={name}>{name}</bdi>
      )}
      <small className={classes.muted}>{textOf(merchant.name)}</small>
    </span>
  ),
});

const stateOf = ({ t, label }: Labels): Column<WalletUser> => ({
  key: 'state',
  title: t('walletUser.state'),
  width: 112,
  render: ({ state }) => <WalletUserBadge state={state} label={label} />,
});

const WalletUserBadge = ({ state, label }: Pick<WalletUser, 'state'> & { label: Dicts['label'] }) => (
  <StatusBadge {...statuses[state]} label={label('wallet_user_state', state)} />
);

const invitedOf = ({ t, zone }: Labels): Column<WalletUser> => ({
  key: 'invitedAt',
  title: t('walletUser.invitedAt'),
  width: 112,
  sortable: true,
  render: ({ invitedAt, invitedBy }) => (
    <span className={classes.stack}>
      <time title={formatDateTime(invitedAt, zone)}>{formatDate(invitedAt, zone)}</time>
      <small className={classes.muted}>{invitedBy}</small>
    </span>
  ),
});

/** Since when somebody uses it, or until when they may accept. */
const untilOf = ({ t, zone }: Labels): Column<WalletUser> => ({
  key: 'until',
  title: t('walletUser.since'),
  width: 136,
  render: ({ state, acceptedAt, expiresAt }) => {
    const at = acceptedAt ?? expiresAt;
    const day = formatDate(at, zone);
    const text = acceptedAt === null ? t(state === 'INVITED' ? 'walletUser.until' : 'walletUser.was', { day }) : day;
    return <time title={formatDateTime(at, zone)}>{text}</time>;
  },
});
