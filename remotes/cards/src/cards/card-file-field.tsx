import { fieldMessageOf } from '@console/contracts';
import { type CardBatchDraft, fileIssue, type IssuableBin, readCardFile } from '@console/contracts/cards';
import { type Form, useLanguage } from '@console/screens';
import { Button, Notice } from '@console/ui';
import { Field } from '@console/ui/form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFileIssues } from './card-file-issues';
import { offerTemplate } from './card-file-template';
import { type FileFlaw, textOfFile } from './card-file-text';
import classes from './card-form.module.css';
import { useCardFileIssues } from './use-card-file-issues';

interface CardFileFieldProps {
  form: Form<CardBatchDraft>;
  bin: IssuableBin | undefined;
}

/** CSV file with one card in each row, validated before the cards are ordered. */
export function CardFileField({ form, bin }: CardFileFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [flaw, setFlaw] = useState<FileFlaw | null>(null);
  const { values, errorOf } = form;
  const { issues, unchecked } = useCardFileIssues(values, bin);

  const take = async (chosen: File) => {
    const read = await textOfFile(chosen);
    setFlaw('flaw' in read ? read.flaw : null);
    if ('flaw' in read) return;
    const { lines } = readCardFile(read.text);
    form.setAll({ ...values, file: { name: chosen.name, text: read.text }, count: Math.max(1, lines.length) });
  };
  const problem = flaw === null ? undefined : t(`card.file.${flaw}`, { max: bin?.maxCardsPerRequest });
  const wrong = issues.length > 0 ? fieldMessageOf(fileIssue(issues), language) : undefined;
  const { file, count } = values;
  return (
    <>
      <Field
        required
        group
        width="full"
        label={t('card.file')}
        error={problem ?? wrong ?? errorOf('file')}
        hint={file ? t('card.file.count', { name: file.name, count }) : t('card.file.about')}
      >
        <div className={classes.file}>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,text/csv"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              // Otherwise selecting the corrected file with the same name would fire no change event.
              target.value = '';
              if (chosen) void take(chosen);
            }}
          />
          <Button icon="file" onClick={() => input.current?.click()}>
            {t(file ? 'card.file.exchange' : 'card.file.choose')}
          </Button>
          <Button variant="text" icon="download" onClick={() => offerTemplate(language, t('card.file.templateName'))}>
            {t('card.file.template')}
          </Button>
        </div>
      </Field>
      <div className={classes.wide}>
        {unchecked}
        {issues.length > 0 && <CardFileIssues issues={issues} />}
        {file && issues.length === 0 && wrong === undefined && bin === undefined && (
          <Notice>{t('card.form.productFirst')}</Notice>
        )}
      </div>
    </>
  );
}
