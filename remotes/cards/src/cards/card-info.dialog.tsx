import { updateCard } from '@console/contracts/cards';
import { CallFailed } from '@console/screens';
import { DateInput } from '@console/ui/date';
import { Field, Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useHolderChoices } from '../common/holder-choices';
import { ChangeDialog, type ChangeDialogProps, lastOf, useCardChange } from './card-change';

/** Who holds a card and until when it is valid. A day that is hidden is neither shown nor sent. */
export default function CardInfoDialog(about: ChangeDialogProps) {
  const { t } = useTranslation();
  const { cardholder, validTo, merchant } = about.card;
  const { card, form, frame } = useCardChange({
    ...about,
    operation: updateCard,
    start: { ...(cardholder && { cardholderId: cardholder.id }), ...(validTo !== null && { validTo }) },
    done: 'card.INFO.done',
  });
  const { values, set, touch, errorOf } = form;
  const { rows, search, result, reload } = useHolderChoices(merchant.id, [values.cardholderId]);
  // Whoever holds it stays a choice, also if they may hold no new card.
  const held = cardholder && !rows.some(({ id }) => id === cardholder.id) ? [cardholder] : [];
  return (
    <ChangeDialog title={t('card.INFO.title', { number: lastOf(card) })} submit={t('card.INFO')} frame={frame}>
      {result.at === 'failed' && (
        <CallFailed title={t('card.INFO.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      <Field width="full" label={t('card.cardholder')} error={errorOf('cardholderId')}>
        <Select
          search
          clearable
          value={values.cardholderId}
          options={[...held, ...rows].map(({ id, name }) => ({ value: id, label: name }))}
          onTyped={search}
          onChange={(id) => set('cardholderId', id)}
        />
      </Field>
      {validTo !== null && (
        <Field required width="full" label={t('card.validTo')} error={errorOf('validTo')}>
          <DateInput value={values.validTo} onChange={(day) => set('validTo', day)} onBlur={() => touch('validTo')} />
        </Field>
      )}
    </ChangeDialog>
  );
}
