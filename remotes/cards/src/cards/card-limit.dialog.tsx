import { checkLimit, limitCard, limitPeriods } from '@console/contracts/cards';
import { useDicts } from '@console/screens';
import { AmountInput, Field, Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { ChangeDialog, type ChangeDialogProps, lastOf, useCardChange } from './card-change';
import { reasonRules } from './card-deeds.rules';
import { cardDicts } from './card-dicts';
import { ReasonFields } from './card-reason';

export default function CardLimitDialog(about: ChangeDialogProps) {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const { currency, limit } = about.card;
  const { card, form, frame } = useCardChange({
    ...about,
    operation: limitCard,
    start: limit ? { limit: limit.amount, limitPeriod: limit.period } : {},
    rules: (values) => [...checkLimit(values, { currency }), ...reasonRules(values)],
    done: 'card.LIMIT.done',
  });
  const { values, set, leave, errorOf } = form;
  return (
    <ChangeDialog title={t('card.LIMIT.title', { number: lastOf(card) })} submit={t('card.LIMIT')} frame={frame}>
      <Field width="full" label={t('card.limit')} hint={t('card.form.limitAbout')} error={errorOf('limit')}>
        <AmountInput
          value={values.limit?.amount ?? ''}
          currency={currency}
          onChange={(amount) => set('limit', amount === '' ? undefined : { amount, currency })}
          onBlur={() => leave('limit')}
        />
      </Field>
      <Field
        width="full"
        label={t('card.limitPeriod')}
        required={values.limit !== undefined}
        error={errorOf('limitPeriod')}
      >
        <Select
          value={values.limit && values.limitPeriod}
          disabled={values.limit === undefined}
          options={limitPeriods.map((value) => ({ value, label: label('limit_period', value) }))}
          onChange={(chosen) =>
            set(
              'limitPeriod',
              limitPeriods.find((one) => one === chosen),
            )
          }
        />
      </Field>
      <ReasonFields form={form} dict="limit_reason" />
    </ChangeDialog>
  );
}
