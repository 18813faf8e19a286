import type { LimitRuleDraft } from '@console/contracts/cards';
import type { Form } from '@console/screens';
import { Button, IconButton } from '@console/ui';
import { Field, FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { LimitItems } from './limit-items';
import classes from './limit.module.css';
import { type ItemDialog, itemsMax } from './use-item-dialog';
import { useItemLabels } from './use-item-labels';

interface LimitItemsFieldProps {
  form: Form<LimitRuleDraft>;
  onOpen: ItemDialog['open'];
}

/** Limits of a rule, each edited in a dialog. */
export function LimitItemsField({ form: { values, set, errorOf }, onOpen }: LimitItemsFieldProps) {
  const { t } = useTranslation();
  const { measured } = useItemLabels();
  const items = values.items ?? [];
  const currency = values.currency ?? null;
  const actionsOf = (index: number) => {
    const item = items[index];
    const name = item ? measured(item, currency) : '';
    return (
      <>
        <IconButton icon="pencil" label={t('limit.editItem', { name })} onClick={() => onOpen(index, items)} />
        <IconButton
          icon="close"
          label={t('limit.removeItem', { name })}
          onClick={() => set('items', items.toSpliced(index, 1))}
        />
      </>
    );
  };
  return (
    <FormSection title={t('limit.items')} description={t('limit.form.itemsAbout')}>
      <Field label={t('limit.items')} group width="full" error={errorOf('items')}>
        <div className={classes.add}>
          {items.length > 0 && <LimitItems items={items} currency={currency} actionsOf={actionsOf} />}
          <Button icon="plus" disabled={items.length >= itemsMax} onClick={() => onOpen(items.length, items)}>
            {t('limit.addItem')}
          </Button>
        </div>
      </Field>
    </FormSection>
  );
}
