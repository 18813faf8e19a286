import type { TransactionDetail } from '@console/contracts/cards';
import { formatExact, formatTime } from '@console/i18n';
import { useDicts, useShown } from '@console/screens';
import type { Shape, Tone } from '@console/ui';
import type { TimelineItem } from '@console/ui/card';
import { useTranslation } from 'react-i18next';
import { AuditLink } from '../common/audit-link';
import { noteItem } from '../notes/note-item';
import { PostingLines } from './posting-lines';
import type { PurchaseHappening } from './purchase-timeline.rules';
import { transactionDicts } from './transaction-dicts';
import { transactionEntryHref } from './transaction-pages';
import classes from './transaction.module.css';

type ItemStatus = { shape: Shape; tone: Tone };
type Of<Kind> = Extract<PurchaseHappening, { kind: Kind }>;

const statuses: Record<TransactionDetail['events'][number]['kind'], ItemStatus> = {
  AUTH: { shape: 'half', tone: 'info' },
  INCREMENT: { shape: 'half', tone: 'info' },
  CLEAR: { shape: 'dot', tone: 'ok' },
  REVERSE: { shape: 'dash', tone: 'mute' },
  EXPIRE: { shape: 'dash', tone: 'mute' },
  REFUND: { shape: 'check', tone: 'ok' },
  CHARGEBACK: { shape: 'triangle', tone: 'warn' },
  FORCE_POST: { shape: 'triangle', tone: 'warn' },
};

const feeStatuses: Record<Of<'FEE'>['state'], ItemStatus> = {
  ESTIMATED: { shape: 'ring', tone: 'info' },
  FINAL: { shape: 'ring', tone: 'ok' },
  RELEASED: { shape: 'dash', tone: 'mute' },
};

/** Timeline item of a purchase; `marked` is the key of the item in the address. */
export function usePurchaseItem(
  transaction: TransactionDetail,
  marked: string | null,
): (one: PurchaseHappening) => TimelineItem {
  const { t } = useTranslation();
  const { zone } = useShown();
  const eventItem = useEventItem(transaction);
  const feeItem = useFeeItem();
  const report = (one: PurchaseHappening) => {
    if (one.kind === 'NOTE') return noteItem(t('note.one'), one.note);
    return one.kind === 'EVENT' ? eventItem(one) : feeItem(one);
  };
  return (one) => {
    const { note, ...rest }: Omit<TimelineItem, 'time'> = report(one);
    return {
      ...rest,
      key: one.key,
      time: formatTime(one.at, zone),
      moment: formatExact(one.at, zone),
      href: transactionEntryHref(transaction.id, one.key),
      isMarked: one.key === marked,
      note: (
        <>
          {note}
          <span className={classes.trail}>
            {one.kind === 'EVENT' && <span title={t('timeline.channelEvent')}>{one.event.externalId}</span>}
            {one.auditId !== undefined && <AuditLink objectId={transaction.id} lineId={one.auditId} />}
          </span>
        </>
      ),
    };
  };
}

function useEventItem({ declineCode }: TransactionDetail) {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  const textOf = ({ kind, accepted }: Of<'EVENT'>['event']) => {
    if (accepted) return undefined;
    return kind === 'AUTH' && declineCode !== null ? label('decline_reason', declineCode) : t('timeline.noEffect');
  };
  return ({ event, posting }: Of<'EVENT'>): Omit<TimelineItem, 'time'> => ({
    ...(event.accepted ? statuses[event.kind] : { shape: 'cross', tone: 'bad' }),
    title: label('transaction_event', event.kind),
    text: textOf(event),
    amount: event.amount,
    note: posting && <PostingLines posting={posting} />,
  });
}

function useFeeItem() {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  return ({ line, state, amount }: Of<'FEE'>): Omit<TimelineItem, 'time'> => ({
    ...feeStatuses[state],
    title: label('fee_kind', line.kind),
    text: t(`fees.state.${state}`),
    amount,
  });
}
