import { listReportFormats, listReportSources } from '@console/contracts/report-formats';
import { createReport } from '@console/contracts/reports';
import { fakeServer, listResultOf, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { locales } from '../locales';
import { formatId, formatOf, sourceChoices } from '../report-formats/testing/report-format-samples';
import ReportForm from './report.form';
import { reportOf } from './testing/report-samples';

test('[seed 3.13] a report needs a code, and has the filters of its source', async () => {
  const server = fakeServer()
    .on(listReportFormats, (query) => listResultOf([formatOf()], query))
    .on(listReportSources, () => ({ list: sourceChoices }))
    .on(createReport, () => reportOf());
  const { user } = await renderScreen(ReportForm, {
    at: '/main/report-configuration-saveinfo',
    grants: ['admin.report.view', 'admin.report.save'],
    texts: locales,
  });
  expect(screen.queryByRole('combobox', { name: 'Currencies' })).toBeNull();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Frozen cards');
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'frozen');
  await user.click(screen.getByRole('combobox', { name: 'Format' }));
  await user.click(await screen.findByRole('option', { name: /Cards as CSV/ }));
  await screen.findByRole('combobox', { name: 'Currencies' });
  await user.click(screen.getByRole('button', { name: 'Create report' }));
  await screen.findByText(/Use capital letters and digits/);
  expect(server.inputsOf(createReport)).toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: 'Code' }));
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'FROZEN_CARDS');
  await user.click(screen.getByRole('button', { name: 'Create report' }));
  await waitFor(() =>
    expect(server.inputsOf(createReport)).toEqual([
      {
        name: 'Frozen cards',
        code: 'FROZEN_CARDS',
        category: 'OPERATIONS',
        formatId,
        retentionHours: 24,
        statuses: [],
        currencies: [],
      },
    ]),
  );
});
