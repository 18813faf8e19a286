import type { Currency } from '@console/contracts';
import { checkLimitItem, limitItemDraft, type LimitItemDraft } from '@console/contracts/cards';
import { usePageForm } from '@console/screens';
import { Button } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitItemFields } from './limit-item-fields';
import classes from './limit.module.css';

interface LimitItemDialogProps {
  /** Null for a new one. */
  known: LimitItemDraft | null;
  /** Of the rule; null where it is for cards of every currency. */
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
  action: 'DECLINE',
};

/** One limit of a rule; it is kept with the rule, so nothing is sent from here. */
export default function LimitItemDialog({ known, currency, onDone, onClose }: LimitItemDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { bind, form } = usePageForm({
    schema: limitItemDraft,
    start: known ?? blank,
    rules: (item) => checkLimitItem(item, currency ?? undefined),
  });
  const keep = (event: FormEvent) => {
    event.preventDefault();
    void form.submit((item) => {
      onDone(item);
      return Promise.resolve({ at: 'done', data: item });
    });
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('card.close')}</Button>
      <Button variant="primary" type="submit" form={formId}>
        {t('limit.keepItem')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t(known ? 'limit.changeItem' : 'limit.addItem')} onClose={onClose} actions={actions}>
      <form ref={bind} id={formId} noValidate className={classes.dialogForm} onSubmit={keep}>
        <LimitItemFields form={form} currency={currency} />
      </form>
    </Dialog>
  );
}
