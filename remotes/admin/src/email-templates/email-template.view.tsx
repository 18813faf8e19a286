import {
  type EmailTemplateDetail,
  listEmailTemplateVersions,
  readEmailTemplate,
} from '@console/contracts/email-templates';
import { AuditHistoryLink, useDicts, ViewPage } from '@console/screens';
import { Badge, PageHeader, RowActionButtons, StatusBadge } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { templateDicts, templateStatusOf } from './email-template-columns';
import { TemplateIssues } from './template-issues';
import { TemplatePreview } from './template-preview';
import { TemplateVariables } from './template-variables';
import { TemplateVersions } from './template-versions';
import { useTemplateActions } from './use-template-actions';

/** One kind of e-mail: what is sent, what the draft says, and every version there was. */
export default function EmailTemplateView() {
  const { label } = useDicts(templateDicts);
  return (
    <ViewPage
      ns="emailTemplate"
      failed="emailTemplate.oneFailed"
      read={readEmailTemplate}
      history={listEmailTemplateVersions}
      kind="email_template"
      nameOf={({ id }) => label('mail_template', id)}
      head={({ record, reload }) => <TemplateHead template={record} onChanged={reload} />}
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

function TemplateHead({ template, onChanged }: { template: EmailTemplateDetail; onChanged: () => void }) {
  const { t } = useTranslation();
  const { label } = useDicts(templateDicts);
  const { actionsOf, dialog } = useTemplateActions(onChanged);
  return (
    <>
      <PageHeader
        title={label('mail_template', template.id)}
        extra={
          <>
            <StatusBadge {...templateStatusOf(template.status, label)} />
            {template.hasDraft && <Badge tone="info">{t('emailTemplate.hasDraft')}</Badge>}
          </>
        }
        description={label('template_category', template.category)}
      >
        <RowActionButtons actions={actionsOf(template)} />
      </PageHeader>
      {dialog}
    </>
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
