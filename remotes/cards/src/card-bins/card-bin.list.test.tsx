import { codes } from '@console/contracts';
import { changeCardBinStatus, listBinChoices, listCardBins } from '@console/contracts/cards';
import {
  binRecordOf,
  cardServer,
  listResultOf,
  idOf,
  refusal,
  renderScreen,
  type ScreenOptions,
} from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CardBinList from './card-bin.list';

const at = '/main/card-bin-management';
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(CardBinList, { at, grants: ['cards.card-bin.view'], texts: locales, ...options });

const listServer = (bins = [binRecordOf()]) =>
  cardServer()
    .on(listCardBins, (query) => listResultOf(bins, query))
    .on(listBinChoices, () => ({ channels: [], companies: [] }));

describe('the list of BINs', () => {
  test('a BIN shows the number of issued cards and the rates of its purchases', async () => {
    listServer();
    await show();
    const row = within(await screen.findByRole('row', { name: /457173/ }));
    for (const text of ['Advertising Visa', 'Sandbox', 'Visa', '1,234', '97.5%', '2.5%'])
      expect(await row.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create card BIN' })).toBeNull();
  });

  test('the list is translated into Chinese', async () => {
    listServer();
    await show({ locale: 'zh-CN', grants: ['cards.card-bin.view', 'cards.card-bin.save'] });
    expect(await screen.findByText('广告投放Visa卡')).toBeTruthy();
    expect(screen.getByRole('button', { name: '创建卡BIN' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: '成功率' })).toBeTruthy();
  });

  test('a row opens the BIN beside the list, also for users without actions', async () => {
    listServer([binRecordOf({ allowedActions: [], status: 'MAINTENANCE' })]);
    const { user, search } = await show();
    await user.click(within(await screen.findByRole('row', { name: /457173/ })).getByText('Advertising Visa'));
    expect(search()).toBe(`?bin=${idOf('bin', 1)}`);
    const record = within(await screen.findByRole('dialog', { name: 'BIN 457173' }));
    for (const text of ['Sandbox', '97.5%', '1,234']) expect(record.getByText(text)).toBeTruthy();
  });

  test('an address opens a BIN that is not on the current page', async () => {
    const other = binRecordOf({ id: idOf('bin', 7), bin: '40009999', allowedActions: [] });
    const server = cardServer().on(listCardBins, (query) =>
      listResultOf(query.filter?.id?.includes(other.id) ? [other] : [binRecordOf({ allowedActions: [] })], query),
    );
    await show({ at: `${at}?bin=${other.id}` });
    expect(await screen.findByRole('dialog', { name: 'BIN 40009999' })).toBeTruthy();
    expect(server.inputsOf(listCardBins)).toContainEqual({ filter: { id: [other.id] } });
  });

  test('the filters, sort order and keyword of the address are sent', async () => {
    const server = listServer();
    await show({ at: `${at}?status=OFFLINE&region=APAC&platform=GOOGLE&sort=-updatedAt&q=usd` });
    await waitFor(() =>
      expect(server.inputsOf(listCardBins).at(-1)).toEqual({
        page: 1,
        pageSize: 20,
        sort: [{ field: 'updatedAt', dir: 'desc' }],
        keyword: 'usd',
        filter: { status: ['OFFLINE'], region: ['APAC'], platform: ['GOOGLE'] },
      }),
    );
  });

  test('a BIN without allowed actions has no buttons', async () => {
    listServer([binRecordOf({ allowedActions: [] })]);
    await show();
    await screen.findByRole('row', { name: /457173/ });
    expect(screen.queryByRole('button', { name: 'Edit card BIN' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  });

  test('a BIN is activated only after its fees are set', async () => {
    const draft = binRecordOf({ status: 'DRAFT', allowedActions: [{ action: 'ONLINE', enabled: true }] });
    let isPriced = false;
    const server = listServer([draft]).on(changeCardBinStatus, () => {
      if (!isPriced)
        throw refusal(codes.invalid, { fieldIssues: [{ field: 'to', code: 'BIN_NEEDS_FEE', params: {} }] });
      return binRecordOf();
    });
    const { user, requested } = await show();
    await user.click(await screen.findByRole('button', { name: 'Activate' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    expect(await dialog.findByText('Set fees for this BIN first')).toBeTruthy();
    isPriced = true;
    await user.click(dialog.getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: 'BIN 457173 activated' }]));
    expect(server.inputsOf(changeCardBinStatus).at(-1)).toEqual({ id: idOf('bin', 1), version: 4, to: 'ONLINE' });
  });
});
