import { listAudit } from '@console/contracts/audit';
import { readTransactionLedger, type TransactionDetail } from '@console/contracts/cards';
import { formatDateTime, formatDay, formatTime } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallFailed, pageHref, useDicts, useRecord, useShown } from '@console/screens';
import { useCan } from '@console/session';
import { TextLink, type Shape, type Tone } from '@console/ui';
import { Timeline, type TimelineItem } from '@console/ui/card';
import { useTranslation } from 'react-i18next';
import { PostingLines } from './posting-lines';
import { purchaseDays, type TimelineEvent } from './purchase-timeline.rules';
import { transactionDicts } from './transaction-dicts';
import classes from './transaction.module.css';

const signs: Record<TransactionDetail['events'][number]['kind'], { shape: Shape; tone: Tone }> = {
  AUTH: { shape: 'half', tone: 'info' },
  INCREMENT: { shape: 'half', tone: 'info' },
  CLEAR: { shape: 'dot', tone: 'ok' },
  REVERSE: { shape: 'dash', tone: 'mute' },
  EXPIRE: { shape: 'dash', tone: 'mute' },
  REFUND: { shape: 'check', tone: 'ok' },
  FORCE_POST: { shape: 'triangle', tone: 'warn' },
};

/** Everything that happened to one purchase, with its ledger lines and audit records for those who may see them. */
export function PurchaseTimeline({ transaction }: { transaction: TransactionDetail }) {
  const { t } = useTranslation();
  const { id, version, events } = transaction;
  const seesBooks = useCan('cards.transaction.ledger');
  const seesAudit = useCan('admin.audit.view');
  const books = useRecord(readTransactionLedger, seesBooks ? { id } : null);
  const audit = useRecord(
    listAudit,
    seesAudit ? { pageSize: 100, filter: { objectType: 'transaction', objectId: id } } : null,
  );
  const shown = useShown();
  const itemOf = useItem(transaction);
  const known = { postings: books.answer.data?.list ?? [], auditLines: audit.answer.data?.list ?? [] };
  return (
    <section className={classes.part} data-version={version}>
      <h3>{t('timeline.title')}</h3>
      {books.answer.at === 'failed' && (
        <CallFailed title={t('posting.failed')} failure={books.answer.failure} onRetry={() => books.reload()} />
      )}
      <div className={classes.timeline}>
        <Timeline
          label={t('timeline.title')}
          groups={purchaseDays(events, known, shown.zone).map(({ day, events: ofDay }) => ({
            label: formatDay(day, { ...shown, zone: 'UTC' }),
            items: ofDay.map(itemOf),
          }))}
        />
      </div>
    </section>
  );
}

function useItem(transaction: TransactionDetail): (one: TimelineEvent) => TimelineItem {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  const { zone } = useShown();
  const textOf = ({ kind, accepted }: TimelineEvent['event']) => {
    if (accepted) return undefined;
    return kind === 'AUTH' && transaction.declineCode !== null
      ? label('decline_reason', transaction.declineCode)
      : t('timeline.noEffect');
  };
  return (one) => {
    const { event, posting } = one;
    return {
      key: String(event.seq),
      time: formatTime(event.at, zone),
      moment: formatDateTime(event.at, zone),
      ...(event.accepted ? signs[event.kind] : { shape: 'cross', tone: 'bad' }),
      title: label('transaction_event', event.kind),
      text: textOf(event),
      amount: event.amount,
      note: (
        <>
          {posting && <PostingLines posting={posting} />}
          <AuditLink one={one} transactionId={transaction.id} />
        </>
      ),
    };
  };
}

function AuditLink({ one: { event, auditId }, transactionId }: { one: TimelineEvent; transactionId: string }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  return (
    <span className={classes.trail}>
      <span title={t('timeline.channelEvent')}>{event.externalId}</span>
      {auditId !== undefined && (
        <TextLink href={pageHref('opt-information', { q: transactionId, line: auditId })} onNavigate={navigate}>
          {t('timeline.audit')}
        </TextLink>
      )}
    </span>
  );
}
