import {
  type AgreementDetail,
  agreementDraft,
  type AgreementDraft,
  createAgreement,
  readAgreement,
  updateAgreement,
} from '@console/contracts/company';
import { dayFieldsOf, fieldsOf, FormPage, rareFieldsOf, useDicts } from '@console/screens';
import { Notice } from '@console/ui';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { listHref } from './agreement-pages';

const fields = {
  ...fieldsOf(agreementDraft, 'agreement'),
  ...dayFieldsOf(agreementDraft, 'agreement'),
  ...rareFieldsOf(agreementDraft, 'agreement'),
};

const edit = {
  read: readAgreement,
  update: updateAgreement,
  rowOf: (record: AgreementDetail) => record,
  changeOf: ({ type: _type, ...draft }: AgreementDraft, target: { id: string; version: number }) => ({
    ...draft,
    ...target,
  }),
};

const startOf = ({ type, title, body, effectiveFrom, acceptanceRequired }: AgreementDetail): AgreementDraft => ({
  type,
  titleEn: title.en_US,
  titleZh: title.zh_CN,
  bodyEn: body.en_US,
  bodyZh: body.zh_CN,
  ...(effectiveFrom !== null && { effectiveFrom }),
  acceptanceRequired,
});

/** Initial values. All fields of a draft can be empty. */
const empty = { titleEn: '', titleZh: '', bodyEn: '', bodyZh: '', acceptanceRequired: false };

/** Form of a draft. It is published from the list. */
export function AgreementForm() {
  const { t } = useTranslation();
  const { label } = useDicts(['agreement_type']);
  return (
    <FormPage
      ns="agreement"
      failed="agreement.oneFailed"
      schema={agreementDraft}
      create={createAgreement}
      edit={edit}
      start={(record) => (record ? startOf(record) : empty)}
      nameOf={({ type, versionNo }) => t('agreement.name', { type: label('agreement_type', type), no: versionNo })}
      hrefOf={() => listHref}
      above={() => <Notice>{t('agreement.draftNote')}</Notice>}
    >
      {(_form, record) => (
        <>
          <FormSection title={t('agreement.form.version')}>
            <fields.Code name="type" dict="agreement_type" disabled={record !== null} />
            <fields.Day name="effectiveFrom" hint={t('agreement.effectiveHint')} />
            <fields.Check name="acceptanceRequired" label={t('agreement.requireAcceptance')} />
          </FormSection>
          <FormSection title={t('agreement.english')}>
            <fields.Text name="titleEn" width="full" />
            <fields.RichText name="bodyEn" />
          </FormSection>
          <FormSection title={t('agreement.chinese')}>
            <fields.Text name="titleZh" width="full" />
            <fields.RichText name="bodyZh" />
          </FormSection>
        </>
      )}
    </FormPage>
  );
}
