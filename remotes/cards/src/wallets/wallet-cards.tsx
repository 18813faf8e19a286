import { listShareCards, type ShareCard } from '@console/contracts/cards';
import type { Wallet } from '@console/contracts/wallets';
import { useShell } from '@console/remote-kit';
import { badgeOf, CallFailed, useDicts, useRecord } from '@console/screens';
import { useCan } from '@console/session';
import {
  Amount,
  Button,
  CardNumber,
  Count,
  Empty,
  Skeleton,
  StatusBadge,
  Surface,
  TextLink,
  useIsNarrow,
} from '@console/ui';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { statusOf } from '../common/card-statuses';
import { poolDicts } from '../pools/pool-dicts';
import { poolCardsHref } from '../pools/pool-pages';
import { useReloadOn } from '../common/use-reload-on';
import { cardHref, createWalletCardHref } from './wallet-pages';
import { useReasonText } from '../common/use-reason-text';

/** Maximum of cards shown, newest first; the list of shared cards has all of them. */
const shownMax = 10;

export function WalletCards({ wallet, turn }: { wallet: Wallet; turn: number }) {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  const { navigate } = useShell();
  const mayOpen = useCan('cards.card.view');
  const adding = wallet.allowedActions.find(({ action }) => action === 'ADD_CARD');
  const reason = adding?.reason && reasonText(adding.reason);
  const { result, reload } = useRecord(listShareCards, { filter: { poolId: [wallet.id] }, pageSize: shownMax });
  useReloadOn(turn, reload);
  const columns = useCardColumns();
  const page = result.data;
  const create = adding && wallet.status === 'ACTIVE' && (
    <Button
      size="small"
      icon="plus"
      aria-disabled={!adding.enabled || undefined}
      title={reason}
      aria-label={reason && `${t('wallet.createCard')}: ${reason}`}
      onClick={adding.enabled ? () => navigate(createWalletCardHref(wallet.id)) : undefined}
    >
      {t('wallet.createCard')}
    </Button>
  );
  return (
    <Surface
      flush
      title={t('wallet.cardsOf')}
      extra={page && <Count value={page.total} />}
      actions={
        <>
          {page && page.total > shownMax && (
            <TextLink href={poolCardsHref(wallet.id)} onNavigate={navigate}>
              {t('wallet.allCards')}
            </TextLink>
          )}
          {create}
        </>
      }
    >
      {result.at === 'failed' && (
        <CallFailed title={t('shareCard.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !page && <Skeleton rows={4} />}
      {page && (
        <DataTable
          label={t('wallet.cardsOf')}
          columns={columns}
          rows={page.list}
          rowKey={(card) => card.id}
          {...(mayOpen && { onRowOpen: (card: ShareCard) => navigate(cardHref(card.id)) })}
          placeholder={<Empty title={t('wallet.noCards')} />}
        />
      )}
    </Surface>
  );
}

function useCardColumns(): Column<ShareCard>[] {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { label } = useDicts(poolDicts);
  const isNarrow = useIsNarrow();
  const number: Column<ShareCard> = {
    key: 'number',
    title: t('card.number'),
    width: 188,
    render: (card) => (
      <TextLink quiet href={cardHref(card.id)} onNavigate={navigate}>
        <CardNumber number={card.number} />
      </TextLink>
    ),
  };
  const state: Column<ShareCard> = {
    key: 'state',
    title: t('card.state'),
    width: 136,
    render: (card) => (
      <StatusBadge {...badgeOf(label, { dict: 'card_state', code: card.state }, statusOf(card.state))} />
    ),
  };
  if (isNarrow) return [number, state];
  return [
    number,
    { key: 'alias', title: t('card.alias'), render: ({ alias }) => <span title={alias}>{alias}</span> },
    state,
    { key: 'cardholder', title: t('card.cardholder'), width: 136, render: ({ cardholder }) => cardholder?.name ?? '–' },
    {
      key: 'limit',
      title: t('card.limit'),
      width: 120,
      align: 'end',
      render: ({ limit }) => limit && <Amount value={limit.amount} />,
    },
    {
      key: 'spendable',
      title: t('shareCard.spendable'),
      width: 120,
      align: 'end',
      render: ({ spendable }) => <Amount value={spendable} />,
    },
  ];
}
