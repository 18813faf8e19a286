import {
  archiveEmailTemplate,
  type EmailTemplate,
  emailTemplate,
  publishEmailTemplate,
  testEmailTemplate,
} from '@console/contracts/email-templates';
import { ActionDialog, type ActionProps, useDicts, useLanguage } from '@console/screens';
import { useTranslation } from 'react-i18next';

type TemplateAction = 'TEST' | 'PUBLISH' | 'ARCHIVE';

/** Action on a template: shows first which text is sent afterwards. */
export default function TemplateActionDialog({ action, record, ...page }: ActionProps<EmailTemplate, TemplateAction>) {
  const { t } = useTranslation();
  const { label } = useDicts(['mail_template']);
  const language = useLanguage();
  const name = label('mail_template', record.id);
  const target = { id: record.id, version: record.version };
  const about = {
    ...page,
    title: t(`emailTemplate.ask.${action}`, { name }),
    submit: { label: t(`emailTemplate.action.${action}`) },
    effect: t(`emailTemplate.effect.${action}`),
    conflict: { text: t('emailTemplate.changedMeanwhile'), record: emailTemplate },
    done: t(`emailTemplate.done.${action}`, { name }),
  };
  if (action === 'TEST')
    return <ActionDialog {...about} operation={testEmailTemplate} start={{ ...target, language }} />;
  if (action === 'PUBLISH') return <ActionDialog {...about} operation={publishEmailTemplate} start={target} />;
  return <ActionDialog {...about} operation={archiveEmailTemplate} start={target} />;
}
