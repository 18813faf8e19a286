import { type IssuableBin, limitPeriods, type ShareCardDraft } from '@console/contracts/cards';
import { type Form, useDicts } from '@console/screens';
import { DateInput } from '@console/ui/date';
import { AmountInput, Field, type FieldProps, NumberInput, Select, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import type { HolderChoices } from '../common/holder-choices';
import { poolDicts } from './pool-dicts';

/** Part of a form with the fields of new pool cards. */
type CardPart = Pick<ShareCardDraft, 'alias' | 'count' | 'cardholderId' | 'validTo' | 'limit' | 'limitPeriod'>;

interface Part {
  form: Pick<Form<CardPart>, 'values' | 'set' | 'touch' | 'errorOf'>;
  width?: FieldProps['width'];
}

interface PoolCardFieldsProps extends Part {
  /** Cardholder options; undefined until a pool is selected. */
  holders: HolderChoices | undefined;
  /** Hides the count for users who may only create single cards. */
  isOneByOne?: boolean;
  bin: IssuableBin | undefined;
}

/** Fields of new pool cards: alias, count, cardholder and validity. */
export function PoolCardFields({ form, holders, bin, width, isOneByOne = false }: PoolCardFieldsProps) {
  const { t } = useTranslation();
  const { values, set, touch, errorOf } = form;
  return (
    <>
      <Field required width={width} label={t('card.alias')} error={errorOf('alias')}>
        <TextInput value={values.alias ?? ''} onChange={(alias) => set('alias', alias)} onBlur={() => touch('alias')} />
      </Field>
      {!isOneByOne && (
        <Field required width={width} label={t('card.count')} error={errorOf('count')}>
          <NumberInput value={values.count} onChange={(count) => set('count', count)} onBlur={() => touch('count')} />
        </Field>
      )}
      <Field
        width={width}
        label={t('card.cardholder')}
        required={isOneByOne || (bin?.cardholderRequired ?? false)}
        error={errorOf('cardholderId')}
      >
        <Select
          search
          clearable
          disabled={!holders}
          value={values.cardholderId}
          onChange={(id) => set('cardholderId', id)}
          options={holders?.options ?? []}
          onTyped={holders?.onTyped}
        />
      </Field>
      <Field required width={width} label={t('card.validTo')} error={errorOf('validTo')}>
        <DateInput value={values.validTo} onChange={(day) => set('validTo', day)} onBlur={() => touch('validTo')} />
      </Field>
    </>
  );
}

interface PoolLimitFieldsProps extends Part {
  currency: ShareCardDraft['limit']['currency'] | undefined;
  /** Hint with the maximum limit. */
  hint: string | undefined;
}

/** Limit fields of pool cards, which have a limit instead of a balance. */
export function PoolLimitFields({ form, currency, hint, width }: PoolLimitFieldsProps) {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const { values, set, touch, errorOf } = form;
  return (
    <>
      <Field required width={width} label={t('card.limit')} error={errorOf('limit')} hint={hint}>
        <AmountInput
          currency={currency ?? ''}
          disabled={!currency}
          value={values.limit?.amount ?? ''}
          onChange={(amount) => currency && set('limit', amount === '' ? undefined : { amount, currency })}
          onBlur={() => touch('limit')}
        />
      </Field>
      <Field required width={width} label={t('card.limitPeriod')} error={errorOf('limitPeriod')}>
        <Select
          value={values.limitPeriod}
          options={limitPeriods.map((one) => ({ value: one, label: label('limit_period', one) }))}
          onChange={(chosen) =>
            set(
              'limitPeriod',
              limitPeriods.find((one) => one === chosen),
            )
          }
        />
      </Field>
    </>
  );
}
