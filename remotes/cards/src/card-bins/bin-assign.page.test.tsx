import { codes } from '@console/contracts';
import { assignCardBin, type BinAssignment, listBinAssignments } from '@console/contracts/cards';
import { fakeServer, idOf, refusal, renderScreen, type ScreenOptions, tableTexts } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import BinAssignPage from './bin-assign.page';

const id = idOf('bin', 1);
const company = { id: idOf('co', 1), name: { en_US: 'Aldermoor Payments', zh_CN: '奥德莫尔支付' } };
const merchant = { id: idOf('mer', 1), name: { en_US: 'Harbourline Travel', zh_CN: '海岸线商旅' } };
const assignment: BinAssignment = {
  id: idOf('assign', 1),
  company,
  merchant: null,
  enabled: true,
  issueCap: 500,
  sort: 1,
  from: null,
  to: '2027-01-31',
  version: 3,
};

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(BinAssignPage, {
    at: `/main/card-bin-management-assign?id=${id}`,
    grants: ['cards.card-bin.assign'],
    texts: locales,
    ...options,
  });
const assignServer = (list = [assignment]) =>
  fakeServer().on(listBinAssignments, () => ({
    bin: { bin: '457173', productName: { en_US: 'Advertising Visa', zh_CN: '广告投放Visa卡' } },
    list,
    companies: [{ ...company, merchants: [{ ...merchant, merchantNo: 'M-0001' }] }],
  }));

describe('assignments of a BIN', () => {
  test('show company, merchants, maximum of cards and last day', async () => {
    assignServer();
    await show();
    const row = within(await screen.findByRole('row', { name: /Aldermoor Payments/ }));
    for (const text of ['All merchants', 'Enabled', '500', '2027-01-31']) expect(row.getByText(text)).toBeTruthy();
  });

  test('can be added for one merchant, and a refusal is shown at its field', async () => {
    let isPriced = false;
    const server = assignServer([]).on(assignCardBin, () => {
      if (!isPriced)
        throw refusal(codes.invalid, { fieldIssues: [{ field: 'enabled', code: 'BIN_NEEDS_FEE', params: {} }] });
      return { ...assignment, merchant };
    });
    const { user, requested } = await show();
    expect(await screen.findByText('No assignments yet.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add assignment' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: 'Company' }));
    await user.click(await dialog.findByRole('option', { name: /Aldermoor/ }));
    await user.click(dialog.getByRole('combobox', { name: 'Merchant' }));
    await user.click(await dialog.findByRole('option', { name: /Harbourline/ }));
    await user.type(dialog.getByRole('textbox', { name: 'Maximum cards' }), '20');
    await user.click(dialog.getByRole('button', { name: 'Save assignment' }));
    expect(await dialog.findByText('Set fees for this BIN first')).toBeTruthy();
    isPriced = true;
    await user.click(dialog.getByRole('button', { name: 'Save assignment' }));
    await waitFor(() =>
      expect(requested.notices).toEqual([{ tone: 'ok', text: 'Assignment of Aldermoor Payments saved' }]),
    );
    expect(server.inputsOf(assignCardBin).at(-1)).toEqual({
      binId: id,
      companyId: company.id,
      merchantId: merchant.id,
      enabled: true,
      issueCap: 20,
      sort: 0,
      version: 0,
    });
  });

  test('keep the company and show both versions after a conflict, and saving again overwrites the change', async () => {
    const server = assignServer().on(assignCardBin, ({ version }) => {
      const current = { ...assignment, issueCap: 200, version: 4 };
      if (version === 3) throw refusal(codes.versionConflict, { data: { current } });
      return { ...current, version: 5 };
    });
    const { user, requested } = await show();
    await user.click(await screen.findByRole('button', { name: 'Edit assignment' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('combobox', { name: 'Company' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('checkbox', { name: 'Enabled for issuing' }));
    await user.click(dialog.getByRole('button', { name: 'Save assignment' }));
    expect(await dialog.findByText(/Someone else changed this assignment/)).toBeTruthy();
    expect(await tableTexts(dialog)).toEqual([
      ['Field', 'Saved by someone else', 'Your input'],
      ['Maximum cards', '200', '500'],
    ]);
    await user.click(dialog.getByRole('button', { name: 'Save assignment' }));
    await waitFor(() =>
      expect(requested.notices).toEqual([{ tone: 'ok', text: 'Assignment of Aldermoor Payments saved' }]),
    );
    expect(server.inputsOf(assignCardBin).at(-1)).toMatchObject({ version: 4, enabled: false, issueCap: 500 });
  });

  test('show a hint if the address has no BIN', async () => {
    assignServer();
    await show({ at: '/main/card-bin-management-assign' });
    expect(await screen.findByText('Select a BIN from the list.')).toBeTruthy();
  });
});
