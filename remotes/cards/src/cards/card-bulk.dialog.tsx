import { type Currency, toMinor } from '@console/contracts';
import { type BulkAction, type CardSelection, precheckBulk } from '@console/contracts/cards';
import { formatCount } from '@console/i18n';
import { useShell } from '@console/remote-kit';
import { CallFailed, CallRefused, useDebounced, useOperation, usePageForm, useRecord } from '@console/screens';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { AliasField } from './card-bulk-alias';
import { AmountFields } from './card-bulk-amount';
import { LimitFields } from './card-bulk-limit';
import { BulkPreview } from './card-bulk-preview';
import { type BulkDraft, bulkRules, bulkSpecs, startOf } from './card-bulk.rules';
import { ReasonFields } from './card-reason';

interface CardBulkDialogProps {
  action: BulkAction;
  selection: CardSelection;
  currency: Currency;
  /** Called after the job has started. */
  onBegun: (jobId: string) => void;
  onClose: () => void;
}

/** Bulk action on cards: previews affected and skipped cards, then starts a job. */
export default function CardBulkDialog({ action, selection, currency, onBegun, onClose }: CardBulkDialogProps) {
  const { t } = useTranslation();
  const { showJobs } = useShell();
  const { operation, dict, asks } = bulkSpecs[action];
  const { progress, send } = useOperation(operation);
  const { bind, form } = usePageForm<BulkDraft>({
    schema: operation.input,
    start: startOf(action, { selection, currency }),
    rules: bulkRules(action),
  });
  const { amount, limit } = form.values;
  const typed = useDebounced(amount ?? limit, 400);
  const wanted = typed && (toMinor(typed.amount, typed.currency) ?? 0n) > 0n ? { amount: typed } : {};
  const preview = useRecord(precheckBulk, { deed: action, selection, ...wanted }, { keeps: true }).result;
  const possible = preview.data?.possible ?? 0;

  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    onBegun(sent.data.id);
    onClose();
    showJobs();
  };
  const labels = { count: possible, cards: formatCount(possible) };
  return (
    <FormDialog
      width={480}
      title={t(`bulk.${action}`)}
      bind={bind}
      close={t('card.close')}
      submit={{
        label: t(`bulk.${action}.submit`, labels),
        isSending: progress.at === 'sending',
        isDangerous: action === 'CANCEL',
        isPossible: !(preview.at === 'ready' && possible === 0),
      }}
      onSubmit={save}
      onClose={onClose}
    >
      {preview.at === 'failed' && (
        <CallFailed title={t('bulk.unchecked')} failure={preview.failure} onRetry={() => undefined} />
      )}
      {preview.data && <BulkPreview preview={preview.data} />}
      {asks === 'amount' && <AmountFields form={form} currency={currency} />}
      {asks === 'limit' && <LimitFields form={form} currency={currency} />}
      {asks === 'alias' && <AliasField form={form} />}
      {dict && <ReasonFields form={form} dict={dict} />}
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </FormDialog>
  );
}
