import type { ShareGroup } from '@console/contracts/cards';
import type { Wallet } from '@console/contracts/wallets';
import { columnKinds } from '@console/screens';
import { Amount, TextLink } from '@console/ui';
import { poolStatusOf } from './pool-state';

type Pool = ShareGroup | Wallet;

const column = columnKinds<Pool>();

/** Columns shared by the lists of groups and wallets. `hrefOf`: link of the name. */
export const poolColumns = (dict: 'share_group_status' | 'wallet_status', hrefOf?: (pool: Pool) => string) => ({
  name: column.stacked(
    'name',
    (pool, { navigate }) => ({
      main: hrefOf ? (
        <TextLink quiet href={hrefOf(pool)} onNavigate={navigate}>
          <bdi title={pool.name}>{pool.name}</bdi>
        </TextLink>
      ) : (
        pool.name
      ),
      small: pool.poolNo,
    }),
    { title: 'pool.name', sortable: true, give: 'last', narrow: 'first' },
  ),
  merchant: column.reference('merchant', { title: 'card.merchant', width: 144 }),
  cards: column.stacked(
    'cards',
    ({ cards }, { t }) => ({
      main: t('pool.cardCount', { count: cards.total }),
      small: cards.frozen > 0 ? t('pool.frozenCount', { count: cards.frozen }) : null,
    }),
    { title: 'pool.cards', width: 144 },
  ),
  deposit: column.money('deposit', { title: 'pool.deposit', width: 136 }),
  available: column.stacked(
    'available',
    ({ available, isLow }, { t }) => ({
      main: <Amount value={available} />,
      small: isLow ? t('pool.low') : null,
      tone: 'warn',
    }),
    { title: 'pool.available', width: 144, align: 'end', narrow: 'end' },
  ),
  status: column.status('status', ({ status }, { label }) => poolStatusOf(status, dict, label), {
    title: 'pool.status',
    width: 120,
    narrow: 'none',
  }),
  createdAt: column.time('createdAt', { title: 'card.createdAt', width: 112, sortable: true }),
});
