import {
  archiveEmailTemplate,
  type EmailTemplate,
  emailTemplate,
  publishEmailTemplate,
  testEmailTemplate,
} from '@console/contracts/email-templates';
import { ActionDialog, useDicts, useLanguage } from '@console/screens';
import { useTranslation } from 'react-i18next';
import type { TemplateAction } from './template-actions';

interface TemplateActionDialogProps {
  action: TemplateAction;
  template: EmailTemplate;
  onChanged: () => void;
  onClose: () => void;
}

/** What will be sent from then on is shown first. */
export default function TemplateActionDialog({ action, template, onChanged, onClose }: TemplateActionDialogProps) {
  const { t } = useTranslation();
  const { label } = useDicts(['mail_template']);
  const language = useLanguage();
  const name = label('mail_template', template.id);
  const target = { id: template.id, version: template.version };
  const about = {
    title: t(`emailTemplate.ask.${action}`, { name }),
    submit: { label: t(`emailTemplate.action.${action}`) },
    effect: t(`emailTemplate.effect.${action}`),
    conflict: { text: t('emailTemplate.changedMeanwhile'), record: emailTemplate },
    done: t(`emailTemplate.done.${action}`, { name }),
    onDone: onChanged,
    onChanged,
    onClose,
  };
  if (action === 'TEST')
    return <ActionDialog {...about} operation={testEmailTemplate} start={{ ...target, language }} />;
  if (action === 'PUBLISH') return <ActionDialog {...about} operation={publishEmailTemplate} start={target} />;
  return <ActionDialog {...about} operation={archiveEmailTemplate} start={target} />;
}
