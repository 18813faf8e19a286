import { type Card, checkLimitChange, limitCard } from '@console/contracts/cards';
import { fieldsOf } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { reasonRules } from './card-actions.rules';
import { CardChangeDialog, type ChangeDialogProps } from './card-change.dialog';
import { ReasonFields } from './card-reason';
import { LimitPeriodField } from './limit-period-field';

const fields = fieldsOf(limitCard.input, 'card');

const startOf = ({ limit }: Card) => ({ limit: limit?.amount, limitPeriod: limit?.period });

export default function CardLimitDialog(about: ChangeDialogProps) {
  const { t } = useTranslation();
  const { currency, fundingMode } = about.card;
  const isShared = fundingMode === 'SHARE';
  return (
    <CardChangeDialog
      {...about}
      action="LIMIT"
      operation={limitCard}
      startOf={startOf}
      rules={(values) => [...checkLimitChange(values, { currency, fundingMode }), ...reasonRules(values)]}
    >
      {(form) => (
        <>
          <fields.Money
            name="limit"
            width="full"
            currency={currency}
            required={isShared}
            hint={isShared ? undefined : t('card.form.limitAbout')}
          />
          <LimitPeriodField
            hasLimit={form.values.limit !== undefined}
            value={form.values.limitPeriod}
            error={form.errorOf('limitPeriod')}
            onChange={(period) => form.set('limitPeriod', period)}
          />
          <ReasonFields form={form} dict="limit_reason" />
        </>
      )}
    </CardChangeDialog>
  );
}
