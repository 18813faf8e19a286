import { codes } from '@console/contracts';
import { downloadJob } from '@console/contracts/jobs';
import { listReportRuns, listReports, type Report, setReportStatus } from '@console/contracts/reports';
import { fakeServer, listResultOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import ReportList from './report.list';
import { reportId, reportOf, runOf } from './testing/report-samples';

const show = () =>
  renderScreen(ReportList, { at: '/main/report-configuration', grants: ['admin.report.view'], texts: locales });
const serverOf = (list: Report[]) => fakeServer().on(listReports, (query) => listResultOf(list, query));

test('a report cannot be run without permission to export its data', async () => {
  const [, ...others] = reportOf().allowedActions;
  serverOf([reportOf({ allowedActions: [{ action: 'RUN', enabled: false, reason: 'SOURCE' }, ...others] })]);
  const { user } = await show();
  const row = within(await screen.findByRole('row', { name: /Frozen cards/ }));
  await user.click(row.getByRole('button', { name: /^Run(?! history)/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('runs show rows and checksum, and only own files can be downloaded', async () => {
  const server = serverOf([reportOf()])
    .on(listReportRuns, () => ({
      list: [runOf(), runOf({ id: 'job_01JCZ0000000000000000000AB', rows: 41, canDownload: false })],
    }))
    .on(downloadJob, () => {
      throw refusal(codes.noPermission);
    });
  const { user } = await show();
  await user.click(await screen.findByText('Frozen cards'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Run history of Frozen cards' }));
  await dialog.findByText('42');
  dialog.getByText('41');
  expect(dialog.getAllByText('a'.repeat(64))).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(server.inputsOf(downloadJob)).toHaveLength(1));
  await dialog.findByRole('alert');
});

test('a report is disabled with the shown version, and a version conflict is shown', async () => {
  const server = serverOf([reportOf()]).on(setReportStatus, ({ version }) => {
    if (version === 3) throw refusal(codes.versionConflict, { data: { current: reportOf({ version: 4 }) } });
    return reportOf({ status: 'DISABLED' });
  });
  const { user } = await show();
  const row = within(await screen.findByRole('row', { name: /Frozen cards/ }));
  await user.click(row.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disable' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable Frozen cards' }));
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await dialog.findByText('Someone else changed this report. Check and try again.');
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf(setReportStatus)).toEqual(
    [3, 4].map((version) => ({ id: reportId, version, to: 'DISABLED' })),
  );
});

test('a failure offers a retry', async () => {
  fakeServer().on(listReports, () => {
    throw refusal(codes.unavailable);
  });
  await show();
  await screen.findByText("The reports couldn't be loaded.");
});
