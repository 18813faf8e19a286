import {
  checkCompanyClose,
  closeCompany,
  countCompanies,
  discardCompanyChanges,
  listCompanies,
  readCompanyOverview,
  resendCompanyInvitation,
  resumeCompany,
  suspendCompany,
} from '@console/contracts/company';
import { fakeServer, listResultOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CompanyList from './company.list';
import { grants, id, overview, record, row } from './testing/company-samples';

/** Opens the dialog of an action from the row of a company. */
async function openDialog(action: string, label: string, title: string) {
  const one = row({ allowedActions: [{ action, enabled: true }] });
  const server = fakeServer()
    .on(listCompanies, (query) => listResultOf([one], query))
    .on(countCompanies, () => ({ total: 1, counts: [] }))
    .on(readCompanyOverview, () => overview());
  const shown = await renderScreen(CompanyList, { at: '/main/company-management', grants, texts: locales });
  const open = async () => {
    const cells = within(await screen.findByRole('row', { name: /Meridian Cards/ }));
    await shown.user.click(cells.getByRole('button', { name: label }));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  return { ...shown, server, open };
}

test('the suspend dialog shows the effect and the numbers of merchants and cards, and requires a reason', async () => {
  const { user, server, requested, open } = await openDialog('SUSPEND', 'Suspend company', 'Suspend Meridian Cards?');
  server.on(suspendCompany, () => record({ status: 'SUSPENDED', version: 4 }));
  const dialog = await open();
  expect(dialog.getByText(/no new users, merchants, API keys, cards, top-ups or higher limits/)).toBeTruthy();
  expect(await dialog.findByText('4')).toBeTruthy();
  expect(dialog.getByText('120')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Suspend company' }));
  expect(await dialog.findByText('Cannot be empty')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Overdue');
  await user.click(dialog.getByRole('button', { name: 'Suspend company' }));
  await waitFor(() => expect(server.inputsOf(suspendCompany)).toEqual([{ id, version: 3, note: 'Overdue' }]));
  expect(requested.notices).toEqual([{ tone: 'ok', text: 'Meridian Cards suspended' }]);
});

test('the close dialog lists each obstacle with its remedy and has no close button', async () => {
  const { server, open } = await openDialog('CLOSE', 'Close company', 'Close Meridian Cards?');
  server.on(checkCompanyClose, () => ({
    obstacles: [
      { obstacle: 'MERCHANTS', count: 2 },
      { obstacle: 'INVOICES', count: 1 },
    ],
  }));
  const dialog = await open();
  expect(await dialog.findByText("2 merchants that aren't closed")).toBeTruthy();
  expect(dialog.getByText('1 open invoice')).toBeTruthy();
  expect(dialog.getByText('The invoices must be paid or cancelled.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Close company' })).toBeNull();
});

test('closing without obstacles requires the typed company number and a reason', async () => {
  const { user, server, open } = await openDialog('CLOSE', 'Close company', 'Close Meridian Cards?');
  server.on(checkCompanyClose, () => ({ obstacles: [] })).on(closeCompany, () => record({ status: 'CLOSED' }));
  const dialog = await open();
  await user.type(await dialog.findByRole('textbox', { name: 'Reason' }), 'Left');
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close company' }));
  expect(server.inputsOf(closeCompany)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /CO-0003/ }), 'CO-0003');
  await user.click(dialog.getByRole('button', { name: 'Close company' }));
  await waitFor(() => expect(server.inputsOf(closeCompany)).toEqual([{ id, version: 3, note: 'Left' }]));
});

test.each([
  ['RESUME', 'Resume company', 'Resume Meridian Cards?', resumeCompany],
  ['DISCARD', 'Discard changes', 'Discard the changes of Meridian Cards?', discardCompanyChanges],
  [
    'RESEND_INVITATION',
    'Resend invitation',
    'Resend the invitation to the first user of Meridian Cards?',
    resendCompanyInvitation,
  ],
] as const)('the action %s is sent with the shown version', async (action, label, title, operation) => {
  const { user, server, requested, open } = await openDialog(action, label, title);
  server.on(operation, () => record({ version: 4 }));
  const dialog = await open();
  await user.click(dialog.getByRole('button', { name: label }));
  await waitFor(() => expect(server.inputsOf(operation)).toEqual([{ id, version: 3 }]));
  await waitFor(() => expect(requested.notices).toHaveLength(1));
});
