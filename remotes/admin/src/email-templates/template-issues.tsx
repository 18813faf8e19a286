import { fieldMessageOf } from '@console/contracts';
import { templateIssues, type TemplateTexts } from '@console/contracts/email-templates';
import type { LetterCode } from '@console/contracts/send-records';
import { useLanguage } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './email-template.module.css';

/** Issues that block the publication of a draft, each with its field. */
export function TemplateIssues({ code, texts }: { code: LetterCode; texts: TemplateTexts }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const lines = templateIssues(code, texts).map((issue) =>
    t('emailTemplate.issue', { field: t(`emailTemplate.${issue.field}`), message: fieldMessageOf(issue, language) }),
  );
  if (lines.length === 0) return null;
  return (
    <Notice tone="warn">
      {t('emailTemplate.incomplete', { count: lines.length })}
      <ul className={classes.issues}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
