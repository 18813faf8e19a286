import { checkLimitChange, limitCard } from '@console/contracts/cards';
import { AmountInput, Field } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { ChangeDialog, type ChangeDialogProps, lastOf, useCardChange } from './card-change';
import { reasonRules } from './card-actions.rules';
import { ReasonFields } from './card-reason';
import { LimitPeriodField } from './limit-period-field';

export default function CardLimitDialog(about: ChangeDialogProps) {
  const { t } = useTranslation();
  const { currency, fundingMode, limit } = about.card;
  const isShared = fundingMode === 'SHARE';
  const { card, form, frame } = useCardChange({
    ...about,
    operation: limitCard,
    start: limit ? { limit: limit.amount, limitPeriod: limit.period } : {},
    rules: (values) => [...checkLimitChange(values, { currency, fundingMode }), ...reasonRules(values)],
    done: 'card.LIMIT.done',
  });
  const { values, set, touch, errorOf } = form;
  return (
    <ChangeDialog title={t('card.LIMIT.title', { number: lastOf(card) })} submit={t('card.LIMIT')} frame={frame}>
      <Field
        width="full"
        label={t('card.limit')}
        required={isShared}
        hint={isShared ? undefined : t('card.form.limitAbout')}
        error={errorOf('limit')}
      >
        <AmountInput
          value={values.limit?.amount ?? ''}
          currency={currency}
          onChange={(amount) => set('limit', amount === '' ? undefined : { amount, currency })}
          onBlur={() => touch('limit')}
        />
      </Field>
      <LimitPeriodField
        hasLimit={values.limit !== undefined}
        value={values.limitPeriod}
        error={errorOf('limitPeriod')}
        onChange={(period) => set('limitPeriod', period)}
      />
      <ReasonFields form={form} dict="limit_reason" />
    </ChangeDialog>
  );
}
