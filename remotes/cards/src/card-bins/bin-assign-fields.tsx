import type { InputOf, OutputOf } from '@console/contracts';
import { assignCardBin, type BinAssignment, type listBinAssignments } from '@console/contracts/cards';
import { dayFieldsOf, fieldsOf, type Form, useLocalText } from '@console/screens';
import { Field } from '@console/ui/form';
import { useTranslation } from 'react-i18next';

export type Companies = OutputOf<typeof listBinAssignments>['companies'];

const fields = { ...fieldsOf(assignCardBin.input, 'assign'), ...dayFieldsOf(assignCardBin.input, 'assign') };

interface Props {
  form: Form<InputOf<typeof assignCardBin>>;
  /** Null for a new record. */
  record: BinAssignment | null;
  companies: Companies;
}

export function AssignFields({ form, record, companies }: Props) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { values } = form;
  const merchants = companies.find(({ id }) => id === values.companyId)?.merchants ?? [];
  return (
    <>
      <fields.Select
        name="companyId"
        width="full"
        disabled={record !== null}
        options={companies.map(({ id, name }) => ({ value: id, label: textOf(name) }))}
        onChange={(companyId) => form.setAll({ ...values, companyId, merchantId: undefined })}
      />
      <fields.Select
        name="merchantId"
        label={t('card.merchant')}
        hint={t('assign.merchantHint')}
        width="full"
        search
        disabled={record !== null}
        placeholder={t('assign.everyMerchant')}
        options={merchants.map(({ id, merchantNo, name }) => ({
          value: id,
          label: textOf(name),
          description: merchantNo,
        }))}
      />
      <fields.Number name="issueCap" width="full" />
      <fields.Day name="from" width="full" />
      <fields.Day name="to" width="full" {...(values.from !== undefined && { min: values.from })} />
      <fields.Number name="sort" width="full" />
      <Field label={t('card.state')} group width="full" error={form.errorOf('enabled')}>
        <fields.Check name="enabled" />
      </Field>
    </>
  );
}
