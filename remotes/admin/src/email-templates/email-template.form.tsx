import {
  type EmailTemplateDetail,
  type EmailTemplateDraft,
  emailTemplateDraft,
  readEmailTemplate,
  saveEmailTemplate,
} from '@console/contracts/email-templates';
import { fieldsOf, FormPage, rareFieldsOf, useDicts } from '@console/screens';
import { Notice } from '@console/ui';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import { DraftPreview } from './draft-preview';
import { templateListHref, templateViewHref } from './email-template-pages';
import { TemplateVariables } from './template-variables';

const fields = fieldsOf(emailTemplateDraft, 'emailTemplate');
const rareFields = rareFieldsOf(emailTemplateDraft, 'emailTemplate');

const edit = {
  read: readEmailTemplate,
  update: saveEmailTemplate,
  rowOf: (template: EmailTemplateDetail) => template,
  changeOf: (draft: EmailTemplateDraft, target: { id: string; version: number }) => ({ ...draft, ...target }),
};

const startOf = ({ draft, sent }: EmailTemplateDetail): EmailTemplateDraft => {
  const { en_US: en, zh_CN: zh } = draft ?? sent;
  return {
    subjectEn: en.subject,
    htmlEn: en.html,
    textEn: en.text,
    subjectZh: zh.subject,
    htmlZh: zh.html,
    textZh: zh.text,
  };
};

/** Form for the draft of a template. The published text is sent until the draft is published. */
export default function EmailTemplateForm() {
  const { t } = useTranslation();
  const { label } = useDicts(['mail_template']);
  return (
    <FormPage
      ns="emailTemplate"
      failed="emailTemplate.oneFailed"
      schema={emailTemplateDraft}
      edit={edit}
      start={(template) => (template ? startOf(template) : {})}
      nameOf={({ id }) => label('mail_template', id)}
      hrefOf={(template) => (template ? templateViewHref(template.id) : templateListHref)}
      above={(template) => (
        <>
          <Notice>{t('emailTemplate.draftNote')}</Notice>
          {template && <TemplateVariables code={template.id} />}
        </>
      )}
      below={(form, template) => template && <DraftPreview code={template.id} values={form.values} />}
    >
      {() => (
        <>
          <FormSection title={t('emailTemplate.english')}>
            <fields.Text name="subjectEn" width="full" />
            <rareFields.RichText name="htmlEn" />
            <fields.Area name="textEn" />
          </FormSection>
          <FormSection title={t('emailTemplate.chinese')}>
            <fields.Text name="subjectZh" width="full" />
            <rareFields.RichText name="htmlZh" />
            <fields.Area name="textZh" />
          </FormSection>
        </>
      )}
    </FormPage>
  );
}
