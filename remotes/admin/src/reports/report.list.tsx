import { createReport, listReports, report } from '@console/contracts/reports';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf, ListPage, useList, usePoll } from '@console/screens';
import { reportFilters, useReportColumns } from './report-columns';
import { reportCreateHref, reportSaveHref } from './report-pages';

const options = { filters: reportFilters.kinds, sort: { key: 'name', dir: 'asc' } } as const;

const pollMs = 2_000;

const reportActions = actionsOf({
  ns: 'report',
  record: report,
  links: { EDIT: { icon: 'pencil', href: ({ id }) => reportSaveHref(id) } },
  actions: { RUN: { icon: 'play' }, RUNS: { icon: 'clock' }, ACTIVATE: { icon: 'check' }, DISABLE: { icon: 'close' } },
  dialog: lazyComponent(() => import('./report-action.dialog')),
});

/** Reports of the company with the result of their last run. */
export default function ReportList() {
  const list = useList(listReports, options);
  const isRunning = list.result.data?.list.some(({ lastRun }) =>
    lastRun ? lastRun.state === 'QUEUED' || lastRun.state === 'RUNNING' : false,
  );
  usePoll(isRunning ?? false, () => list.reload({ background: true }), pollMs);
  return (
    <ListPage
      ns="report"
      list={list}
      columns={useReportColumns()}
      filters={reportFilters.useFilters()}
      create={{ permission: createReport.permission, href: reportCreateHref }}
      actions={reportActions}
      onOpen="RUNS"
    />
  );
}
