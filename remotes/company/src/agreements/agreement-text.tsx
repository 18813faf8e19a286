import type { Language } from '@console/contracts';
import type { AgreementDetail } from '@console/contracts/company';
import { readRichText } from '@console/contracts/rich-text';
import { Surface } from '@console/ui';
import { RichText } from '@console/ui/rich-text';
import { useTranslation } from 'react-i18next';
import classes from './agreement.module.css';

interface AgreementTextProps {
  /** Name of the language. */
  title: string;
  language: Language;
  record: AgreementDetail;
}

/** Title and body of a version in one language. */
export function AgreementText({ title, language, record }: AgreementTextProps) {
  const { t } = useTranslation();
  const [heading, body] = [record.title[language], record.body[language]];
  return (
    <Surface title={title}>
      {/* Its text is scrolled by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={classes.text} tabIndex={0} aria-label={title} lang={language.replace('_', '-')}>
        {heading !== '' && <h3>{heading}</h3>}
        {body === '' ? (
          <p className={classes.empty}>{t('agreement.noText')}</p>
        ) : (
          <RichText nodes={readRichText(body)} />
        )}
      </section>
    </Surface>
  );
}
