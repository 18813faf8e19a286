import { useShell } from '@console/remote-kit';
import { CallFailed, useDicts } from '@console/screens';
import { Amount, Empty, KeyFigures, Skeleton, Surface, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { DecisionTrace } from '../common/decision-trace';
import { DeclineNotice } from '../common/decline-notice';
import { FeeLines } from '../common/fee-lines';
import { PurchaseTimeline } from '../common/purchase-timeline';
import { transactionDicts } from '../common/transaction-dicts';
import { transactionHref } from '../common/transaction-pages';
import { PhaseBadge } from '../common/transaction-state';
import classes from './simulator.module.css';
import type { Studio } from './use-studio';

/** What the messages did so far: decision, fees and ledger lines beside each other. */
export function SimulatedPurchase({ studio: { address, purchase } }: { studio: Studio }) {
  const { t } = useTranslation();
  const { label } = useDicts(transactionDicts);
  const { navigate } = useShell();
  const { answer, reload } = purchase;
  const known = answer.data;
  if (address.txn === null) return <Empty title={t('simulator.nothingSent')} />;
  if (answer.at === 'failed')
    return <CallFailed title={t('transaction.failed')} failure={answer.failure} onRetry={() => reload()} />;
  if (!known) return <Skeleton rows={10} />;
  const { billed, held, cleared, refunded } = known;
  return (
    <>
      <p className={classes.purchase}>
        <PhaseBadge transaction={known} label={label} />
        <strong>{known.shop.name}</strong>
        <TextLink href={transactionHref(known.id)} onNavigate={navigate}>
          {known.txnNo}
        </TextLink>
      </p>
      <DeclineNotice transaction={known} />
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
          <DecisionTrace trace={known.trace} currency={billed.currency} />
        </Surface>
        <Surface>
          <FeeLines transaction={known} />
        </Surface>
        <Surface>
          <PurchaseTimeline key={`${known.id} ${known.version} ${known.events.length}`} transaction={known} />
        </Surface>
      </div>
    </>
  );
}
