import { listReportFormats, type ReportFormat } from '@console/contracts/report-formats';
import { formatCount } from '@console/i18n';
import { columnsOf, filtersOf } from '@console/screens';

export const useFormatColumns = columnsOf<ReportFormat>({ ns: 'reportFormat', dicts: ['report_source'] }, (column) => [
  column.text('name', ({ name }) => name, { width: 240, sortable: true, narrow: 'first' }),
  column.code('source', 'report_source', { width: 160, narrow: 'second' }),
  column.text('fileType', ({ fileType }) => fileType, { width: 96 }),
  column.text('language', ({ language }, { t }) => t(`reportFormat.language.${language}`), { width: 112 }),
  column.text('columns', ({ columns }) => formatCount(columns.length), { width: 96 }),
  column.text('usedBy', ({ usedBy }) => formatCount(usedBy), { width: 96 }),
  column.text('updatedBy', ({ updatedBy }) => updatedBy, { width: 136, give: 'last' }),
  column.time('updatedAt', { sortable: true }),
]);

export const formatFilters = filtersOf(listReportFormats, 'reportFormat', (filter) => [
  filter.codes('source', 'report_source'),
  filter.codes('fileType'),
]);
