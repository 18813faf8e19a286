import type { InputOf, OutputOf } from '@console/contracts';
import type { assignCardBin, BinAssignment, listBinAssignments } from '@console/contracts/cards';
import { type Form, useLocalText } from '@console/screens';
import { DateInput } from '@console/ui/date';
import { Checkbox, Field, NumberInput, Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';

export type Companies = OutputOf<typeof listBinAssignments>['companies'];

interface Props {
  form: Form<InputOf<typeof assignCardBin>>;
  /** Null for a new one. */
  record: BinAssignment | null;
  companies: Companies;
}

export function AssignFields(props: Props) {
  return (
    <>
      <WhoFields {...props} />
      <HowFields form={props.form} />
    </>
  );
}

function WhoFields({ form, record, companies }: Props) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { values, set, errorOf } = form;
  const merchants = companies.find(({ id }) => id === values.companyId)?.merchants ?? [];
  return (
    <>
      <Field label={t('assign.company')} required width="full" error={errorOf('companyId')}>
        <Select
          disabled={record !== null}
          options={companies.map(({ id, name }) => ({ value: id, label: textOf(name) }))}
          value={values.companyId}
          onChange={(companyId) => form.setAll({ ...values, companyId, merchantId: undefined })}
        />
      </Field>
      <Field label={t('card.merchant')} width="full" error={errorOf('merchantId')} hint={t('assign.merchantHint')}>
        <Select
          search
          clearable
          disabled={record !== null}
          placeholder={t('assign.everyMerchant')}
          options={merchants.map(({ id, merchantNo, name }) => ({
            value: id,
            label: textOf(name),
            description: merchantNo,
          }))}
          value={values.merchantId}
          onChange={(merchantId) => set('merchantId', merchantId)}
        />
      </Field>
    </>
  );
}

function HowFields({ form: { values, set, touch, errorOf } }: Pick<Props, 'form'>) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t('assign.cap')} width="full" error={errorOf('issueCap')}>
        <NumberInput
          value={values.issueCap}
          onChange={(cap) => set('issueCap', cap)}
          onBlur={() => touch('issueCap')}
        />
      </Field>
      <Field label={t('assign.from')} width="full" error={errorOf('from')}>
        <DateInput value={values.from} onChange={(day) => set('from', day)} onBlur={() => touch('from')} />
      </Field>
      <Field label={t('assign.to')} width="full" error={errorOf('to')}>
        <DateInput value={values.to} min={values.from} onChange={(day) => set('to', day)} onBlur={() => touch('to')} />
      </Field>
      <Field label={t('assign.sort')} required width="full" error={errorOf('sort')}>
        <NumberInput value={values.sort} onChange={(sort) => set('sort', sort)} onBlur={() => touch('sort')} />
      </Field>
      <Field label={t('card.state')} group width="full" error={errorOf('enabled')}>
        <Checkbox checked={values.enabled ?? false} onChange={(enabled) => set('enabled', enabled)}>
          {t('assign.enabled')}
        </Checkbox>
      </Field>
    </>
  );
}
