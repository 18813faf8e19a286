import { createReport, listReports, type Report } from '@console/contracts/reports';
import { ListPage, useList, usePoll } from '@console/screens';
import { useCallback } from 'react';
import { reportFilters, useReportColumns } from './report-columns';
import { reportCreateHref } from './report-pages';
import { useReportActions } from './use-report-actions';

const options = { filters: reportFilters.kinds, sort: { key: 'name', dir: 'asc' } } as const;

const pollMs = 2_000;

/** Reports of the company, each with how its last run went. */
export default function ReportList() {
  const list = useList(listReports, options);
  const reload = () => list.reload({ background: true });
  const { actionsOf, openRuns, dialogs } = useReportActions(reload);
  const open = useCallback((report: Report) => openRuns(report), [openRuns]);
  const isRunning = list.result.data?.list.some(({ lastRun }) =>
    lastRun ? lastRun.state === 'QUEUED' || lastRun.state === 'RUNNING' : false,
  );
  usePoll(isRunning ?? false, reload, pollMs);
  return (
    <ListPage
      ns="report"
      list={list}
      columns={useReportColumns()}
      filters={reportFilters.useFilters()}
      create={{ permission: createReport.permission, href: reportCreateHref }}
      rowActions={actionsOf}
      onOpen={open}
    >
      {dialogs}
    </ListPage>
  );
}
