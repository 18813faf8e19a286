import {
  type AgreementAcceptance,
  countAcceptanceExport,
  exportAcceptances,
  listAcceptances,
} from '@console/contracts/company';
import { columnsOf, ExportButton, ListBlock, ListTable, useList } from '@console/screens';
import { useCan } from '@console/session';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './agreement.module.css';

const languageNames = { en_US: 'English', zh_CN: '简体中文' } as const;

const useColumns = columnsOf<AgreementAcceptance>({ ns: 'acceptance', dicts: ['acceptance_subject'] }, (column) => [
  column.stacked(
    'subject',
    ({ subject, subjectType }, { label }) => ({
      main: subject || '–',
      small: label('acceptance_subject', subjectType),
    }),
    { width: 168, narrow: 'first' },
  ),
  column.text('signature', ({ signature }) => signature, { width: 160, narrow: 'second' }),
  column.text('ip', ({ ip }) => ip, { width: 128 }),
  column.time('acceptedAt', { sortable: true }),
  column.text('language', ({ language }) => languageNames[language], { width: 96 }),
  column.text('bodySha256', ({ bodySha256 }) => bodySha256, { width: 200 }),
]);

const options = { sort: { key: 'acceptedAt', dir: 'desc' } } as const;

/** Acceptances of one version, a section of its page. */
export function AcceptanceList({ agreementId }: { agreementId: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const operation = useMemo(
    () => ({
      ...listAcceptances,
      input: listAcceptances.input.transform((query) => ({ ...query, filter: { agreementId } })),
    }),
    [agreementId],
  );
  const list = useList(operation, options);
  const mayExport = useCan(exportAcceptances.permission);
  const labels = {
    label: t('acceptance.title'),
    failed: t('acceptance.failed'),
    none: t('acceptance.none'),
    noneText: t('acceptance.noneText'),
    noMatch: t('acceptance.noMatch'),
  };
  return (
    <section className={classes.part} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{t('acceptance.title')}</h2>
        {mayExport && (
          <ExportButton
            size="small"
            title={t('acceptance.export')}
            query={{ ...list.query, filter: { agreementId } }}
            views={list.views}
            count={countAcceptanceExport}
            start={exportAcceptances}
          />
        )}
      </header>
      <ListBlock list={list} searchLabel={t('acceptance.search')}>
        <ListTable list={list} labels={labels} columns={useColumns()} picture="history" />
      </ListBlock>
    </section>
  );
}
