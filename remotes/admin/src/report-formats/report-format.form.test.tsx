import {
  createReportFormat,
  listReportSources,
  previewReportFormat,
  readReportFormat,
  updateReportFormat,
} from '@console/contracts/report-formats';
import { fakeServer, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import ReportFormatForm from './report-format.form';
import { formatId, formatOf, sourceChoices } from './testing/report-format-samples';

const show = (search = '') =>
  renderScreen(ReportFormatForm, {
    at: `/main/report-format-configuration-saveinfo${search}`,
    grants: ['admin.report-format.view', 'admin.report-format.save'],
    texts: locales,
  });
const server = () => fakeServer().on(listReportSources, () => ({ list: sourceChoices }));

test('[seed 3.13] a format has only columns of its source, each once', async () => {
  const fake = server().on(createReportFormat, () => formatOf());
  const { user } = await show();
  const choose = async (name: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const lineOf = (number: number) => within(screen.getByRole('group', { name: `Line ${number}` }));
  const chooseColumn = async (number: number, option: string) => {
    await user.click(lineOf(number).getByRole('combobox', { name: 'Column' }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Cards');
  await choose('Data source', 'Cards');
  await chooseColumn(1, 'Card number');
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  await chooseColumn(2, 'Card number');
  await user.click(screen.getByRole('button', { name: 'Create format' }));
  await screen.findByText('This item is a duplicate');
  expect(fake.inputsOf(createReportFormat)).toEqual([]);
  await chooseColumn(2, 'Balance');
  await user.click(screen.getByRole('button', { name: 'Create format' }));
  await waitFor(() =>
    expect(fake.inputsOf(createReportFormat)).toEqual([
      {
        name: 'Cards',
        source: 'CARDS',
        fileType: 'XLSX',
        language: 'en_US',
        columns: [{ field: 'number' }, { field: 'balance' }],
        fileName: '{report} {date}',
      },
    ]),
  );
});

test('the source of a format is read-only, and a preview shows the first rows', async () => {
  const fake = server()
    .on(readReportFormat, () => formatOf())
    .on(updateReportFormat, () => formatOf({ version: 4 }))
    .on(previewReportFormat, () => ({
      heads: ['Card number', 'Left'],
      rows: [['491090••••••4242', '12.00']],
      asOf: '2026-11-20T08:00:00.000Z',
    }));
  const { user } = await show(`?id=${formatId}`);
  await screen.findByRole('cell', { name: '491090••••••4242' });
  screen.getByRole('columnheader', { name: 'Left' });
  await user.click(screen.getByRole('button', { name: 'Save format' }));
  await waitFor(() =>
    expect(fake.inputsOf(updateReportFormat)).toEqual([
      {
        id: formatId,
        version: 3,
        name: 'Cards as CSV',
        fileType: 'CSV',
        language: 'en_US',
        columns: [{ field: 'number' }, { field: 'balance', header: 'Left' }],
        fileName: '{report} {date}',
      },
    ]),
  );
});
