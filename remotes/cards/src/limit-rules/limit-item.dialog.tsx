import type { Currency } from '@console/contracts';
import { checkLimitItem, limitItemDraft, type LimitItemDraft } from '@console/contracts/cards';
import { usePageForm } from '@console/screens';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { LimitItemFields } from './limit-item-fields';

interface LimitItemDialogProps {
  /** Null for a new record. */
  record: LimitItemDraft | null;
  /** Currency of the rule; null for a rule for all currencies. */
  currency: Currency | null;
  onDone: (item: LimitItemDraft) => void;
  onClose: () => void;
}

const blank: Partial<LimitItemDraft> = {
  kind: 'AMOUNT',
  period: 'DAY',
  mccMode: 'ANY',
  mccs: '',
  countryMode: 'ANY',
  countries: [],
  txnKinds: ['PURCHASE', 'WITHDRAWAL'],
  shopMode: 'ANY',
  shops: '',
  region: 'ANY',
  presence: 'ANY',
  action: 'DECLINE',
};

/** Dialog for one limit. Sends nothing: the limit is saved with its rule. */
export default function LimitItemDialog({ record, currency, onDone, onClose }: LimitItemDialogProps) {
  const { t } = useTranslation();
  const { bind, form } = usePageForm({
    schema: limitItemDraft,
    start: record ?? blank,
    rules: (item) => checkLimitItem(item, currency ?? undefined),
  });
  const keep = () =>
    form.submit((item) => {
      onDone(item);
      return Promise.resolve({ at: 'done', data: item });
    });
  return (
    <FormDialog
      title={t(record ? 'limit.changeItem' : 'limit.addItem')}
      bind={bind}
      close={t('card.close')}
      submit={{ label: t('limit.keepItem') }}
      onSubmit={keep}
      onClose={onClose}
    >
      <LimitItemFields form={form} currency={currency} />
    </FormDialog>
  );
}
