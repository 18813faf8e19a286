import { codes, listCountries } from '@console/contracts';
import { changeCardholderStatus, listCardholders } from '@console/contracts/cards';
import {
  cardServer,
  listResultOf,
  holderDetailOf,
  holderOf,
  idOf,
  refusal,
  renderScreen,
  type ScreenOptions,
} from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CardholderList from './cardholder.list';

const at = '/main/coremanagement-cardholder-management';
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(CardholderList, { at, grants: ['cards.cardholder.view'], texts: locales, ...options });

const listServer = (holders = [holderOf()]) =>
  cardServer()
    .on(listCardholders, (query) => listResultOf(holders, query))
    .on(listCountries, () => ({ list: [{ code: 'SG', names: { en_US: 'Singapore', zh_CN: '新加坡' } }] }));

describe('the list of cardholders', () => {
  test('a row shows masked contact details, country name and number of cards', async () => {
    listServer([holderOf({ isDefault: true })]);
    await show();
    const row = within(await screen.findByRole('row', { name: /Mei Tanaka/ }));
    for (const text of ['+65 812••••1001', 'm••••@example.com', 'Singapore', 'Default', '1'])
      expect(await row.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create cardholder' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  test('the list is translated into Chinese', async () => {
    listServer();
    await show({ locale: 'zh-CN', grants: ['cards.cardholder.view', 'cards.cardholder.save'] });
    expect(await screen.findByText('海岸线商旅')).toBeTruthy();
    expect(screen.getByRole('button', { name: '创建持卡人' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: '账单国家/地区' })).toBeTruthy();
  });

  test('the filters, sort order and page of the address are sent', async () => {
    const server = listServer();
    await show({ at: `${at}?status=DISABLED&country=SG&sharesToWalletUser=true&sort=name&page=2&q=mei` });
    await waitFor(() =>
      expect(server.inputsOf(listCardholders).at(-1)).toEqual({
        page: 2,
        pageSize: 20,
        sort: [{ field: 'name', dir: 'asc' }],
        keyword: 'mei',
        filter: { status: ['DISABLED'], country: ['SG'], sharesToWalletUser: true },
      }),
    );
  });

  test('disabling a cardholder shows the effect first and sends the note', async () => {
    const server = listServer().on(changeCardholderStatus, () => holderDetailOf({ status: 'DISABLED', version: 3 }));
    const { user, requested } = await show();
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /Disable cardholder/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/No new cards for this cardholder/)).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Left the company');
    await user.click(dialog.getByRole('button', { name: 'Disable cardholder' }));
    await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: 'Mei Tanaka disabled' }]));
    expect(server.inputsOf(changeCardholderStatus)).toEqual([
      { id: idOf('holder', 1), version: 2, to: 'DISABLED', note: 'Left the company' },
    ]);
  });

  test('a list that cannot be loaded shows an error and can be retried', async () => {
    let isBroken = true;
    listServer().on(listCardholders, (query) => {
      if (isBroken) throw refusal(codes.serverError);
      return listResultOf([holderOf()], query);
    });
    const { user } = await show();
    expect(await screen.findByText("The cardholders couldn't be loaded.")).toBeTruthy();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: /Mei Tanaka/ })).toBeTruthy();
  });
});
