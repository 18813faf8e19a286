import {
  type CardChange,
  type CardDetail,
  type CardTransition,
  type CardActivity,
  cardStates,
} from '@console/contracts/cards';
import { formatExact, formatMoney, formatTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { useDicts, useShown } from '@console/screens';
import { TextLink } from '@console/ui';
import type { TimelineItem } from '@console/ui/card';
import { useTranslation } from 'react-i18next';
import { AuditLink } from '../common/audit-link';
import { useOrderError } from '../common/use-order-error';
import { statusOf } from '../common/card-statuses';
import { EntryLines } from '../purchases/entry-lines';
import { noteItem } from '../notes/note-item';
import { cardEntryHref, transactionHref } from '../purchases/transaction-pages';
import { transactionDicts } from '../purchases/transaction-dicts';
import { cardDicts } from './card-dicts';
import classes from './card-view.module.css';
import type { Happening } from './card-history.rules';

type Announced = Pick<TimelineItem, 'shape' | 'tone' | 'title'> &
  Partial<Pick<TimelineItem, 'text' | 'note' | 'amount' | 'signed'>>;

interface Around {
  cardId: string;
  auditIdAt: (at: string) => string | undefined;
  /** Key of the entry in the address. */
  marked: string | null;
}

/** Timeline entry with links to ledger and audit log, and its own address. */
export function useTimelineItem({ cardId, auditIdAt, marked }: Around): (one: Happening) => TimelineItem {
  const { zone } = useShown();
  const notificationOf = useAnnouncement();
  return (one) => {
    const { note, ...announced } = notificationOf(one);
    const auditId = auditIdAt(one.at);
    return {
      ...announced,
      key: one.key,
      time: formatTime(one.at, zone),
      moment: formatExact(one.at, zone),
      href: cardEntryHref(cardId, one.key),
      isMarked: one.key === marked,
      note: (
        <>
          {note}
          {auditId !== undefined && <AuditLink objectId={cardId} lineId={auditId} />}
        </>
      ),
    };
  };
}

function useAnnouncement(): (one: Happening) => Announced {
  const { t } = useTranslation();
  const stateOf = useStateEntry();
  const activityOf = useActivityEntry();
  return (one) => {
    if (one.kind === 'NOTE') return noteItem(t('note.one'), one.note);
    return one.kind === 'STATE' ? stateOf(one.event) : activityOf(one.activity);
  };
}

/** Dictionary of the reason, by resulting state; other states have a state as reason. */
const reasonDicts: Partial<Record<string, string>> = {
  FROZEN: 'freeze_reason',
  ACTIVE: 'unfreeze_reason',
  CANCEL_REVIEW: 'cancel_reason',
  CANCELLED: 'cancel_reason',
};

const fromTo = (from: string, to: string): string => `${from} → ${to}`;

const isState = (reason: string) => cardStates.some((state) => state === reason);

function useStateEntry(): (event: CardTransition) => Announced {
  const { label } = useDicts(cardDicts);
  const reasonOf = ({ reason, to }: CardTransition) => {
    if (!reason) return undefined;
    return label(isState(reason) ? 'card_state' : (reasonDicts[to] ?? 'card_state'), reason);
  };
  return (event) => {
    const { state, shape } = statusOf(event.to);
    const source = label('card_event_source', event.by);
    // For automatic actors the name is that of the source, which is shown only once.
    const who = event.actor === source ? [source] : [event.actor, source];
    return {
      shape,
      tone: state,
      title: event.from
        ? fromTo(label('card_state', event.from), label('card_state', event.to))
        : label('card_state', event.to),
      text: reasonOf(event),
      note: <p>{[...who, event.note].filter(Boolean).join(' · ')}</p>,
    };
  };
}

const orderTones: Partial<Record<string, Pick<TimelineItem, 'shape' | 'tone'>>> = {
  SUCCESS: { shape: 'check', tone: 'ok' },
  FAILED: { shape: 'cross', tone: 'bad' },
  CANCELLED: { shape: 'dash', tone: 'mute' },
};

/** Timeline entry of an order; an order of a user also shows changed values, user and reason. */
function useOrderEntry(): (activity: CardActivity) => Announced {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const changesOf = useChanges();
  const errorOf = useOrderError();
  return ({ what, state, error, amount, change }) => {
    const changed = change ? changesOf(change) : [];
    const isDone = state === 'SUCCESS' && changed.length > 0;
    const why = change && [change.actor, change.reason && label('limit_reason', change.reason), change.note];
    return {
      ...(orderTones[state ?? ''] ?? { shape: 'ring', tone: 'warn' }),
      title: t(`card.order.${what}`),
      text: isDone ? changed.join(' · ') : t(`card.orderState.${state}`),
      ...(amount && { amount }),
      ...((error !== null || why) && {
        note: (
          <>
            {error !== null && <p>{errorOf(error)}</p>}
            {why && <p>{why.filter(Boolean).join(' · ')}</p>}
          </>
        ),
      }),
    };
  };
}

function useChanges(): (change: CardChange) => string[] {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const limitOf = (limit: CardDetail['limit']) =>
    limit
      ? t('card.limit.text', { amount: formatMoney(limit.amount), period: label('limit_period', limit.period) })
      : t('card.noLimit');
  return ({ limit, alias, cardholder, validTo }) => [
    ...(limit ? [fromTo(limitOf(limit.from), limitOf(limit.to))] : []),
    ...(alias ? [fromTo(alias.from, alias.to)] : []),
    ...(cardholder ? [fromTo(cardholder.from ?? t('card.noHolder'), cardholder.to ?? t('card.noHolder'))] : []),
    ...(validTo ? [`${t('card.validTo')} ${fromTo(validTo.from ?? '–', validTo.to ?? '–')}`] : []),
  ];
}

function useActivityEntry(): (activity: CardActivity) => Announced {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  const { navigate } = useShell();
  const orderOf = useOrderEntry();
  const shopOf = ({ transaction }: CardActivity) =>
    transaction ? (
      <TextLink href={transactionHref(transaction.id)} onNavigate={navigate}>
        {transaction.shop}
      </TextLink>
    ) : undefined;
  return (activity) => {
    const { kind, what, state, error, amount, balanceAfter, entry } = activity;
    if (kind === 'ORDER') return orderOf(activity);
    if (kind === 'PURCHASE')
      return {
        ...(state === 'ACCEPTED' ? { shape: 'half', tone: 'info' } : { shape: 'cross', tone: 'bad' }),
        title: label('transaction_event', what),
        text: shopOf(activity),
        ...(amount && { amount }),
        ...(state !== 'ACCEPTED' && { note: <p>{error ? label('decline_reason', error) : t('timeline.noEffect')}</p> }),
      };
    return {
      shape: 'half',
      tone: 'mute',
      title: t(`card.money.${what}`),
      text: shopOf(activity),
      signed: true,
      ...(amount && { amount }),
      note: (
        <>
          {balanceAfter && <p>{t('card.balanceAfter', { amount: formatMoney(balanceAfter) })}</p>}
          {entry && (
            <details className={classes.entry}>
              <summary>{t('posting.entry', { no: entry.no })}</summary>
              <EntryLines no={entry.no} lines={entry.lines} />
            </details>
          )}
        </>
      ),
    };
  };
}
