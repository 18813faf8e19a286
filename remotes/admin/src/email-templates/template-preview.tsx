import type { Language } from '@console/contracts';
import { fillTemplate, sampleValues, templateFacts, type TemplateText } from '@console/contracts/email-templates';
import { readRichText } from '@console/contracts/rich-text';
import type { LetterCode } from '@console/contracts/send-records';
import { Surface } from '@console/ui';
import { RichText } from '@console/ui/rich-text';
import { useTranslation } from 'react-i18next';
import classes from './email-template.module.css';

interface TemplatePreviewProps {
  code: LetterCode;
  language: Language;
  /** Heading of the preview. */
  title: string;
  text: TemplateText;
}

/** Preview of an e-mail with sample values, as HTML and as plain text. */
export function TemplatePreview({ code, language, title, text: shown }: TemplatePreviewProps) {
  const { t } = useTranslation();
  const { subject, html, text } = fillTemplate(shown, sampleValues(code, language), templateFacts[code].variables);
  return (
    <Surface title={title}>
      <p className={classes.subject} lang={language.replace('_', '-')}>
        <bdi>{subject}</bdi>
      </p>
      <RichText nodes={readRichText(html)} />
      <h3 className={classes.part}>{t('emailTemplate.plain')}</h3>
      <p className={classes.plain} lang={language.replace('_', '-')}>
        {text}
      </p>
    </Surface>
  );
}
