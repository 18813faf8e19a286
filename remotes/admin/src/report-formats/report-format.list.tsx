import { createReportFormat, listReportFormats, type ReportFormat } from '@console/contracts/report-formats';
import { useShell } from '@console/remote-kit';
import { ListPage, useList } from '@console/screens';
import { useCallback } from 'react';
import { formatFilters, useFormatColumns } from './report-format-columns';
import { formatCreateHref, formatSaveHref } from './report-format-pages';

const options = { filters: formatFilters.kinds, sort: { key: 'name', dir: 'asc' } } as const;

/** Report formats. */
export default function ReportFormatList() {
  const { navigate } = useShell();
  const list = useList(listReportFormats, options);
  const open = useCallback(({ id }: ReportFormat) => navigate(formatSaveHref(id)), [navigate]);
  const mayEdit = list.result.data?.list.some(({ allowedActions }) => allowedActions.length > 0) ?? false;
  return (
    <ListPage
      ns="reportFormat"
      list={list}
      columns={useFormatColumns()}
      filters={formatFilters.useFilters()}
      create={{ permission: createReportFormat.permission, href: formatCreateHref }}
      onOpen={mayEdit ? open : undefined}
    />
  );
}
