import type { ShareGroup } from '@console/contracts/cards';
import type { Wallet } from '@console/contracts/wallets';
import { formatDate, formatDateTime } from '@console/i18n';
import type { Dicts, useLocalText } from '@console/screens';
import { Amount } from '@console/ui';
import type { Column } from '@console/ui/table';
import type { ReactNode } from 'react';
import type { useTranslation } from 'react-i18next';
import { PoolStateBadge } from './pool-state';
import classes from './pool.module.css';

type Pool = ShareGroup | Wallet;

export interface PoolLabels {
  t: ReturnType<typeof useTranslation>['t'];
  label: Dicts['label'];
  textOf: ReturnType<typeof useLocalText>;
  zone: string;
  /** Where words of their states are. */
  dict: 'share_group_status' | 'wallet_status';
}

/** Columns that lists of groups and of wallets have alike. `nameOf`: the name, where it leads somewhere. */
export const poolColumns = <P extends Pool>(
  { t, label, textOf, zone, dict }: PoolLabels,
  nameOf: (pool: P) => ReactNode = ({ name }) => name,
) =>
  ({
    name: {
      key: 'name',
      title: t('pool.name'),
      sortable: true,
      render: (pool) => (
        <span className={classes.stack}>
          <span title={pool.name}>{nameOf(pool)}</span>
          <small className={classes.muted}>{pool.poolNo}</small>
        </span>
      ),
    },
    merchant: {
      key: 'merchant',
      title: t('card.merchant'),
      width: 144,
      render: ({ merchant }) => <span title={textOf(merchant.name)}>{textOf(merchant.name)}</span>,
    },
    cards: {
      key: 'cards',
      title: t('pool.cards'),
      width: 144,
      render: ({ cards }) => <CardCount cards={cards} t={t} />,
    },
    deposit: {
      key: 'deposit',
      title: t('pool.deposit'),
      width: 136,
      align: 'end',
      render: ({ deposit }) => <Amount value={deposit} />,
    },
    available: {
      key: 'available',
      title: t('pool.available'),
      width: 144,
      align: 'end',
      render: ({ available, isLow }) => (
        <span className={classes.stackEnd}>
          <Amount value={available} />
          {isLow && <small className={classes.low}>{t('pool.low')}</small>}
        </span>
      ),
    },
    status: {
      key: 'status',
      title: t('pool.status'),
      width: 120,
      render: ({ status }) => <PoolStateBadge status={status} dict={dict} label={label} />,
    },
    createdAt: {
      key: 'createdAt',
      title: t('card.createdAt'),
      width: 112,
      align: 'end',
      sortable: true,
      render: ({ createdAt }) => <time title={formatDateTime(createdAt, zone)}>{formatDate(createdAt, zone)}</time>,
    },
  }) satisfies Record<string, Column<P>>;

const CardCount = ({ cards, t }: { cards: Pool['cards']; t: PoolLabels['t'] }) => (
  <span className={classes.stack}>
    <span>{t('pool.cardCount', { count: cards.total })}</span>
    {cards.frozen > 0 && <small className={classes.muted}>{t('pool.frozenCount', { count: cards.frozen })}</small>}
  </span>
);
