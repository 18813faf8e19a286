import type { Currency } from '@console/contracts';
import {
  limitActions,
  type LimitItemDraft,
  limitKinds,
  limitWindows,
  measuresAmount,
  measuresCount,
} from '@console/contracts/cards';
import type { Form } from '@console/screens';
import { AmountInput, Field, NumberInput, TextArea } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { LimitChoice } from './limit-choice';
import { LimitShopFields } from './limit-shop-fields';

interface Props {
  form: Form<LimitItemDraft>;
  currency: Currency | null;
}

/** Fields of a limit: maximum, card acceptors, and action when exceeded. */
export function LimitItemFields(props: Props) {
  const { t } = useTranslation();
  const { form } = props;
  const { values, set, touch, errorOf } = form;
  return (
    <>
      <LimitChoice form={form} field="kind" label={t('limit.kind')} dict="limit_kind" options={limitKinds} />
      <MeasureFields {...props} />
      <LimitShopFields form={form} />
      <Field
        label={t('limit.firstDays')}
        width="full"
        error={errorOf('firstDays')}
        hint={t('limit.form.firstDaysAbout')}
      >
        <NumberInput
          value={values.firstDays}
          onChange={(days) => set('firstDays', days)}
          onBlur={() => touch('firstDays')}
        />
      </Field>
      <LimitChoice form={form} field="action" label={t('limit.action')} dict="limit_action" options={limitActions} />
      {values.action !== 'ALERT' && <MessageFields form={form} />}
    </>
  );
}

function MeasureFields({ form, currency }: Props) {
  const { t } = useTranslation();
  const { values, set, touch, errorOf } = form;
  if (values.kind === 'BLOCK') return null;
  const isStreak = values.kind === 'DECLINE_STREAK';
  return (
    <>
      {measuresAmount(values.kind) && (
        <Field label={t('limit.maxAmount')} required width="full" error={errorOf('maxAmount')}>
          <AmountInput
            currency={currency ?? ''}
            value={values.maxAmount ?? ''}
            onChange={(amount) => set('maxAmount', amount || undefined)}
            onBlur={() => touch('maxAmount')}
          />
        </Field>
      )}
      {measuresCount(values.kind) && (
        <Field
          label={t(isStreak ? 'limit.maxDeclines' : 'limit.maxCount')}
          required
          width="full"
          error={errorOf('maxCount')}
          hint={isStreak ? t('limit.form.streakAbout') : undefined}
        >
          <NumberInput
            value={values.maxCount}
            onChange={(count) => set('maxCount', count)}
            onBlur={() => touch('maxCount')}
          />
        </Field>
      )}
      <LimitChoice
        form={form}
        field="period"
        label={t('card.limitPeriod')}
        dict="limit_period"
        options={limitWindows}
      />
    </>
  );
}

/** Messages in both languages. If one is empty, the other one is shown instead. */
function MessageFields({ form: { values, set, touch, errorOf } }: Pick<Props, 'form'>) {
  const { t } = useTranslation();
  return (['messageEn', 'messageZh'] as const).map((field) => (
    <Field
      key={field}
      label={t(`limit.${field}`)}
      width="full"
      error={errorOf(field)}
      hint={t('limit.form.messageAbout')}
    >
      <TextArea
        value={values[field] ?? ''}
        lengthMax={200}
        onChange={(text) => set(field, text || undefined)}
        onBlur={() => touch(field)}
      />
    </Field>
  ));
}
