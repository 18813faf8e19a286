import { listAudit } from '@console/contracts/audit';
import { type Note, readTransactionLedger, type TransactionDetail } from '@console/contracts/cards';
import { useSearchParams } from '@console/remote-kit/router';
import { CallFailed, DaysTimeline, useRecord } from '@console/screens';
import { useCan } from '@console/session';
import { Tabs } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { purchaseHappenings, type PurchasePart, purchaseParts } from './purchase-timeline.rules';
import classes from './transaction.module.css';
import { usePurchaseItem } from './use-purchase-item';
import { useReloadOn } from '../common/use-reload-on';

interface PurchaseTimelineProps {
  transaction: TransactionDetail;
  notes?: readonly Note[];
}

const none: never[] = [];

/** Timeline of a purchase, with ledger and audit log entries for users with their permissions. */
export function PurchaseTimeline({ transaction, notes = none }: PurchaseTimelineProps) {
  const { t } = useTranslation();
  const { id, version } = transaction;
  const [search] = useSearchParams();
  const [part, show] = useState<PurchasePart>('all');
  const { books, auditLines } = useTrail(id, notes.length);
  const itemOf = usePurchaseItem(transaction, search.get('entry'));
  const record = { postings: books.result.data?.list ?? [], auditLines, notes };
  return (
    <section className={classes.part} data-version={version}>
      <h3>{t('timeline.title')}</h3>
      {books.result.at === 'failed' && (
        <CallFailed title={t('posting.failed')} failure={books.result.failure} onRetry={() => books.reload()} />
      )}
      <div className={classes.timeline}>
        <Tabs
          label={t('timeline.parts')}
          items={purchaseParts.map((key) => ({ key, label: t(`timeline.part.${key}`) }))}
          current={part}
          onChange={(key) => show(purchaseParts.find((one) => one === key) ?? 'all')}
        />
        <DaysTimeline
          label={t('timeline.title')}
          happened={purchaseHappenings(transaction, record, part)}
          itemOf={itemOf}
        />
      </div>
    </section>
  );
}

/** Ledger and audit log entries of a purchase, limited by permission and reloaded when `turn` changes. */
function useTrail(id: string, turn: number) {
  const seesBooks = useCan('cards.transaction.ledger');
  const seesAudit = useCan('admin.audit.view');
  const books = useRecord(readTransactionLedger, seesBooks ? { id } : null);
  const { result, reload } = useRecord(
    listAudit,
    seesAudit ? { pageSize: 100, filter: { objectType: ['transaction'], objectId: [id] } } : null,
  );
  useReloadOn(turn, reload);
  return { books, auditLines: result.data?.list ?? [] };
}
