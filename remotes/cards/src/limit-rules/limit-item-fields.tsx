import type { Currency } from '@console/contracts';
import {
  limitActions,
  type LimitItemDraft,
  limitKinds,
  limitPeriods,
  matchModes,
  measuresAmount,
  measuresCount,
} from '@console/contracts/cards';
import { type Form, useDicts } from '@console/screens';
import { AmountInput, Field, MultiSelect, NumberInput, Select, TextInput } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { useCountries } from '../common/use-countries';
import { limitDicts } from './limit-dicts';

interface Props {
  form: Form<LimitItemDraft>;
  currency: Currency | null;
}

/** How much, at which shops, and what happens beyond it. */
export function LimitItemFields(props: Props) {
  const { t } = useTranslation();
  const { label } = useDicts(limitDicts);
  const { values, set, leave, errorOf } = props.form;
  return (
    <>
      <Field label={t('limit.kind')} required width="full" error={errorOf('kind')}>
        <Select
          options={limitKinds.map((value) => ({ value, label: label('limit_kind', value) }))}
          value={values.kind}
          onChange={(chosen) =>
            set(
              'kind',
              limitKinds.find((one) => one === chosen),
            )
          }
        />
      </Field>
      <MeasureFields {...props} />
      <ShopFields form={props.form} />
      <Field
        label={t('limit.firstDays')}
        width="full"
        error={errorOf('firstDays')}
        hint={t('limit.form.firstDaysAbout')}
      >
        <NumberInput
          value={values.firstDays}
          onChange={(days) => set('firstDays', days)}
          onBlur={() => leave('firstDays')}
        />
      </Field>
      <Field label={t('limit.action')} required width="full" error={errorOf('action')}>
        <Select
          options={limitActions.map((value) => ({ value, label: label('limit_action', value) }))}
          value={values.action}
          onChange={(chosen) =>
            set(
              'action',
              limitActions.find((one) => one === chosen),
            )
          }
        />
      </Field>
    </>
  );
}

function MeasureFields({ form: { values, set, leave, errorOf }, currency }: Props) {
  const { t } = useTranslation();
  const { label } = useDicts(limitDicts);
  if (values.kind === 'BLOCK') return null;
  return (
    <>
      {measuresAmount(values.kind) && (
        <Field label={t('limit.maxAmount')} required width="full" error={errorOf('maxAmount')}>
          <AmountInput
            currency={currency ?? ''}
            value={values.maxAmount ?? ''}
            onChange={(amount) => set('maxAmount', amount || undefined)}
            onBlur={() => leave('maxAmount')}
          />
        </Field>
      )}
      {measuresCount(values.kind) && (
        <Field label={t('limit.maxCount')} required width="full" error={errorOf('maxCount')}>
          <NumberInput
            value={values.maxCount}
            onChange={(count) => set('maxCount', count)}
            onBlur={() => leave('maxCount')}
          />
        </Field>
      )}
      <Field label={t('card.limitPeriod')} required width="full" error={errorOf('period')}>
        <Select
          options={limitPeriods.map((value) => ({ value, label: label('limit_period', value) }))}
          value={values.period}
          onChange={(chosen) =>
            set(
              'period',
              limitPeriods.find((one) => one === chosen),
            )
          }
        />
      </Field>
    </>
  );
}

function ShopFields({ form: { values, set, leave, errorOf } }: Pick<Props, 'form'>) {
  const { t } = useTranslation();
  const { label } = useDicts(limitDicts);
  const countries = useCountries();
  const mode = (field: 'mccMode' | 'countryMode') => (
    <Field label={t(`limit.${field}`)} required width="full" error={errorOf(field)}>
      <Select
        options={matchModes.map((value) => ({ value, label: label('match_mode', value) }))}
        value={values[field]}
        onChange={(chosen) =>
          set(
            field,
            matchModes.find((one) => one === chosen),
          )
        }
      />
    </Field>
  );
  return (
    <>
      {mode('mccMode')}
      {values.mccMode !== 'ANY' && (
        <Field label={t('limit.mccs')} required width="full" error={errorOf('mccs')} hint={t('bin.form.blockedMcc')}>
          <TextInput value={values.mccs ?? ''} onChange={(codes) => set('mccs', codes)} onBlur={() => leave('mccs')} />
        </Field>
      )}
      {mode('countryMode')}
      {values.countryMode !== 'ANY' && (
        <Field label={t('limit.countries')} required width="full" error={errorOf('countries')}>
          <MultiSelect
            options={countries.options}
            value={values.countries ?? []}
            onChange={(codes) => set('countries', codes)}
          />
        </Field>
      )}
    </>
  );
}
