import type { EmailTemplateDraft } from '@console/contracts/email-templates';
import type { LetterCode } from '@console/contracts/send-records';
import { useTranslation } from 'react-i18next';
import { TemplateIssues } from './template-issues';
import { TemplatePreview } from './template-preview';

/** Preview of the typed draft. */
export function DraftPreview({ code, values }: { code: LetterCode; values: Partial<EmailTemplateDraft> }) {
  const { t } = useTranslation();
  const { subjectEn = '', htmlEn = '', textEn = '', subjectZh = '', htmlZh = '', textZh = '' } = values;
  const texts = {
    en_US: { subject: subjectEn, html: htmlEn, text: textEn },
    zh_CN: { subject: subjectZh, html: htmlZh, text: textZh },
  };
  return (
    <>
      <TemplateIssues code={code} texts={texts} />
      <TemplatePreview code={code} language="en_US" title={t('emailTemplate.previewEnglish')} text={texts.en_US} />
      <TemplatePreview code={code} language="zh_CN" title={t('emailTemplate.previewChinese')} text={texts.zh_CN} />
    </>
  );
}
