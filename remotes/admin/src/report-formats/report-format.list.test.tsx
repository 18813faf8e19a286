import { codes } from '@console/contracts';
import { listReportFormats } from '@console/contracts/report-formats';
import { fakeServer, listResultOf, refusal, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { locales } from '../locales';
import ReportFormatList from './report-format.list';
import { formatId, formatOf } from './testing/report-format-samples';

const show = (grants: string[]) =>
  renderScreen(ReportFormatList, { at: '/main/report-format-configuration', grants, texts: locales });

test('a failure offers a retry', async () => {
  fakeServer().on(listReportFormats, () => {
    throw refusal(codes.unavailable);
  });
  await show(['admin.report-format.view']);
  await screen.findByText("The report formats couldn't be loaded.");
});

test('a row shows source and number of uses, and opens the form for users who may save', async () => {
  fakeServer().on(listReportFormats, (query) => listResultOf([formatOf()], query));
  const { user, requested } = await show(['admin.report-format.view', 'admin.report-format.save']);
  const row = within(await screen.findByRole('row', { name: /Cards as CSV/ }));
  for (const text of ['Cards', 'CSV', 'English', '2', '1']) row.getByText(text);
  await user.click(row.getByText('Cards as CSV'));
  expect(requested.visited).toEqual([`/main/report-format-configuration-saveinfo?id=${formatId}`]);
});
