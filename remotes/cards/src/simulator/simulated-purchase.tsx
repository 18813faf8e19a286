import { useShell } from '@console/remote-kit';
import { CallFailed, useDicts } from '@console/screens';
import { Amount, Empty, KeyFigures, Skeleton, Surface, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { DecisionTrace } from '../purchases/decision-trace';
import { DeclineNotice } from '../purchases/decline-notice';
import { FeeLines } from '../purchases/fee-lines';
import { PurchaseTimeline } from '../purchases/purchase-timeline';
import { transactionDicts } from '../purchases/transaction-dicts';
import { transactionHref } from '../purchases/transaction-pages';
import { PhaseBadge } from '../purchases/transaction-state';
import classes from './simulator.module.css';
import type { Studio } from './use-studio';

/** Purchase after the messages so far: decision, fees and ledger lines. */
export function SimulatedPurchase({ studio: { address, purchase } }: { studio: Studio }) {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  const { navigate } = useShell();
  const { result, reload } = purchase;
  const record = result.data;
  if (address.txn === null) return <Empty picture="history" title={t('simulator.nothingSent')} />;
  if (result.at === 'failed')
    return <CallFailed title={t('transaction.failed')} failure={result.failure} onRetry={() => reload()} />;
  if (!record) return <Skeleton rows={10} />;
  const { billed, held, cleared, refunded } = record;
  return (
    <>
      <p className={classes.purchase}>
        <PhaseBadge transaction={record} label={label} />
        <strong>{record.shop.name}</strong>
        <TextLink href={transactionHref(record.id)} onNavigate={navigate}>
          {record.txnNo}
        </TextLink>
      </p>
      <DeclineNotice transaction={record} />
      <KeyFigures
        items={[
          { label: t('transaction.billed'), value: <Amount tone="figure" value={billed} /> },
          { label: t('transaction.held'), value: <Amount tone="figure" value={held} /> },
          { label: t('transaction.cleared'), value: <Amount tone="figure" value={cleared} /> },
          { label: t('transaction.refunded'), value: <Amount tone="figure" value={refunded} /> },
        ]}
      />
      <div className={classes.beside}>
        <Surface>
          <DecisionTrace trace={record.trace} currency={billed.currency} />
        </Surface>
        <Surface>
          <FeeLines transaction={record} />
        </Surface>
        <Surface>
          <PurchaseTimeline key={`${record.id} ${record.version} ${record.events.length}`} transaction={record} />
        </Surface>
      </div>
    </>
  );
}
