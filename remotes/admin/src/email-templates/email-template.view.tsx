import {
  type EmailTemplateDetail,
  listEmailTemplateVersions,
  readEmailTemplate,
} from '@console/contracts/email-templates';
import { AuditHistoryLink, useDicts, ViewPage } from '@console/screens';
import { Badge, StatusBadge } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { templateDicts, templateStatusOf } from './email-template-columns';
import { templateActions } from './template-actions';
import { TemplateIssues } from './template-issues';
import { TemplatePreview } from './template-preview';
import { TemplateVariables } from './template-variables';
import { TemplateVersions } from './template-versions';

/** E-mail template with published text, draft and versions. */
export default function EmailTemplateView() {
  const { t } = useTranslation();
  const { label } = useDicts(templateDicts);
  return (
    <ViewPage
      ns="emailTemplate"
      failed="emailTemplate.oneFailed"
      read={readEmailTemplate}
      history={listEmailTemplateVersions}
      kind="email_template"
      nameOf={({ id }) => label('mail_template', id)}
      actions={templateActions}
      badges={({ record: { status, hasDraft } }) => (
        <>
          <StatusBadge {...templateStatusOf(status, label)} />
          {hasDraft && <Badge tone="info">{t('emailTemplate.hasDraft')}</Badge>}
        </>
      )}
      description={({ record }) => label('template_category', record.category)}
      side={({ record }) => <AuditHistoryLink kind="email_template" id={record.id} />}
    >
      {({ record, history }) => (
        <>
          <TemplateTexts template={record} />
          <TemplateVariables code={record.id} />
          <TemplateVersions query={history} />
        </>
      )}
    </ViewPage>
  );
}

function TemplateTexts({ template: { id, sent, draft } }: { template: EmailTemplateDetail }) {
  const { t } = useTranslation();
  return (
    <>
      {draft !== null && (
        <>
          <TemplateIssues code={id} texts={draft} />
          <TemplatePreview code={id} language="en_US" title={t('emailTemplate.draftEnglish')} text={draft.en_US} />
          <TemplatePreview code={id} language="zh_CN" title={t('emailTemplate.draftChinese')} text={draft.zh_CN} />
        </>
      )}
      <TemplatePreview code={id} language="en_US" title={t('emailTemplate.sentEnglish')} text={sent.en_US} />
      <TemplatePreview code={id} language="zh_CN" title={t('emailTemplate.sentChinese')} text={sent.zh_CN} />
    </>
  );
}
