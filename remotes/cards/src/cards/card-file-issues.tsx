import { fieldMessageOf } from '@console/contracts';
import { cardFileHeads, type CardFileIssue } from '@console/contracts/cards';
import { useLanguage } from '@console/screens';
import { type Column, DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import classes from './card-form.module.css';

/** Maximum of errors in the table; the others are counted. */
const shownMax = 50;

/** Errors of a file, by row and column. */
export function CardFileIssues({ issues }: { issues: readonly CardFileIssue[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const rows = issues.slice(0, shownMax).map((issue, index) => ({ ...issue, key: String(index) }));
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'line', title: t('card.file.line'), width: 56, align: 'end', render: ({ line }) => line },
    {
      key: 'column',
      title: t('card.file.column'),
      width: 112,
      render: ({ column }) => (column === null ? t('card.file.whole') : cardFileHeads[column][language]),
    },
    {
      key: 'wrong',
      title: t('card.file.wrong'),
      render: ({ code, params }) => (
        <span className={classes.wrong}>{fieldMessageOf({ field: 'file', code, params }, language)}</span>
      ),
    },
  ];
  return (
    <>
      <DataTable label={t('card.file.issues')} columns={columns} rows={rows} rowKey={({ key }) => key} />
      {issues.length > shownMax && (
        <p className={classes.none}>{t('card.file.more', { count: issues.length - shownMax })}</p>
      )}
    </>
  );
}
