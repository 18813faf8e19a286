import { codes } from '@console/contracts';
import { listAudit } from '@console/contracts/audit';
import {
  addTransactionNote,
  countTransactionExport,
  exportTransactions,
  listShareGroups,
  listTransactions,
  readCard,
  readTransaction,
  readTransactionLedger,
  type TransactionPosting,
} from '@console/contracts/cards';
import { cardDetailOf, listResultOf, idOf, refusal, renderScreen, type ScreenOptions } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { groupOf } from '../testing/group-samples';
import { declinedOf, detailOf, traceTo, transactionServer, usd } from '../testing/transaction-samples';
import TransactionList from './transaction.list';

const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(TransactionList, {
    at: '/main/cards-transactions',
    grants: ['cards.transaction.view', 'cards.card.view'],
    texts: locales,
    ...options,
  });

const posting: TransactionPosting = {
  seq: 1,
  holds: [{ kind: 'PLACED', amount: usd('13.90') }],
  entries: [
    {
      no: 118_204,
      event: 'CARD_CLEARED',
      at: '2026-11-21T06:31:52.000Z',
      lines: [
        { code: 'CARD_BALANCE', side: 'D', amount: usd('13.90') },
        { code: 'FEE_INCOME:TRANSACTION', side: 'C', amount: usd('13.90') },
      ],
    },
  ],
};

const openDeclined = { at: `/main/cards-transactions?txn=${idOf('txn', 2)}` };

describe('the list of transactions', () => {
  test('[seed 3.25] a row shows date, card acceptor, amounts, rate, authorization code, type, status and region', async () => {
    transactionServer([detailOf()]);
    await show();
    const row = within(await screen.findByRole('row', { name: /Stayhaven Hotels/ }));
    for (const text of ['12.34 EUR', '13.37 USD', '0.53 USD'])
      expect(row.getAllByText((_, element) => element?.textContent === text).length).toBeGreaterThan(0);
    expect(row.getByText('1.0832')).toBeTruthy();
    expect(row.getByText('A1B2C3')).toBeTruthy();
    expect(await row.findByText('Authorized')).toBeTruthy();
    expect(row.getByText('••2763')).toBeTruthy();
    expect(row.getByTitle(/ · PT$/)).toBeTruthy();
  });

  test('a declined purchase shows its reason below the status, in Chinese', async () => {
    transactionServer([declinedOf()]);
    await show({ locale: 'zh-CN' });
    const row = within(await screen.findByRole('row', { name: /Cloudmere Hosting/ }));
    expect(await row.findByText('超出限额')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: '交易商户' })).toBeTruthy();
  });

  test('the filters of the address are sent, and invalid parameters are ignored', async () => {
    const server = transactionServer();
    await show({ at: '/main/cards-transactions?status=REJECTED&country=IE,xx1&mcc=7372&at=2026-11-01..2026-11-30' });
    await waitFor(() =>
      expect(server.inputsOf(listTransactions).at(-1)).toMatchObject({
        filter: { status: ['REJECTED'], mcc: ['7372'], at: { from: '2026-11-01', to: '2026-12-01' } },
      }),
    );
    expect(server.inputsOf(listTransactions).at(-1)?.filter).not.toHaveProperty('country');
  });

  test('a range of amounts is stored in the address, and refused if its end is below its start', async () => {
    const server = transactionServer();
    const { user, search } = await show();
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.type(dialog.getByRole('textbox', { name: /^Billed, from/ }), '50');
    await user.type(dialog.getByRole('textbox', { name: /^Billed, to/ }), '9');
    expect(dialog.getByText("The upper amount can't be below the lower one")).toBeTruthy();
    expect(search()).toContain('amount=USD%3A50..');
    await user.type(dialog.getByRole('textbox', { name: /^Billed, to/ }), '9.99');
    await waitFor(() =>
      expect(server.inputsOf(listTransactions).at(-1)?.filter).toEqual({
        amount: { currency: 'USD', from: '50', to: '99.99' },
      }),
    );
    expect(search()).toContain(`amount=${encodeURIComponent('USD:50..99.99')}`);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('50 – 99.99 USD')).toBeTruthy();
  });

  test('an unreadable amount does not filter the list, and keeps the filter dialog open until it is corrected', async () => {
    const server = transactionServer();
    const { user, search } = await show();
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const least = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Billed, from/ });
    await user.type(least, '12,50');
    expect(search()).not.toContain('amount');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(dialog.getByText('Use a point for decimals and a comma for thousands. Write 12.50 or 1,250')).toBeTruthy();
    expect([least.value, document.activeElement]).toEqual(['12,50', least]);
    await user.clear(least);
    await user.type(least, '$1,250.00');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(search()).toContain(`amount=${encodeURIComponent('USD:1250.00..')}`);
    await waitFor(() =>
      expect(server.inputsOf(listTransactions).at(-1)?.filter).toEqual({
        amount: { currency: 'USD', from: '1250.00' },
      }),
    );
  });

  test('the list can be filtered by groups and wallets that the user may see', async () => {
    const pool = idOf('group', 1);
    const server = transactionServer().on(listShareGroups, (query) => listResultOf([groupOf()], query));
    await show({
      at: `/main/cards-transactions?poolId=${pool}`,
      grants: ['cards.transaction.view', 'cards.share-group.view'],
    });
    await waitFor(() => expect(server.inputsOf(listTransactions).at(-1)?.filter).toEqual({ poolId: [pool] }));
    expect(await screen.findByText(groupOf().name)).toBeTruthy();
  });

  test('the export is hidden without its permission', async () => {
    transactionServer();
    await show();
    await screen.findByRole('row', { name: /Stayhaven Hotels/ });
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  test('an export has the filters of the list and the columns selected last', async () => {
    const columns = [
      { key: 'at', title: 'Time', seenIn: 'at' },
      { key: 'shop', title: 'Acceptor', seenIn: 'shop' },
      { key: 'refunded', title: 'Refunded', seenIn: 'billed' },
    ];
    const server = transactionServer()
      .on(countTransactionExport, () => ({ count: 2, columns, chosen: { choice: 'SEEN' as const, keys: ['at'] } }))
      .on(exportTransactions, () => {
        throw refusal(codes.noPermission);
      });
    const { user } = await show({
      at: '/main/cards-transactions?status=REJECTED',
      grants: ['cards.transaction.view', 'cards.transaction.export'],
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/All 2 matching rows/);
    const submit = dialog.getByRole('button', { name: /Export 2/ });
    expect(dialog.queryByText('Optional')).toBeNull();
    expect(dialog.getByRole('radio', { name: /^Visible columns \(\d+ in the list, 3 in the file\)$/ })).toHaveProperty(
      'checked',
      true,
    );
    await user.click(submit);
    const requested = { format: 'XLSX', filter: { status: ['REJECTED'] }, sort: [{ field: 'at', dir: 'desc' }] };
    await waitFor(() =>
      expect(server.inputsOf(exportTransactions)).toEqual([
        { ...requested, columns: { choice: 'SEEN', keys: ['at', 'shop', 'refunded'] } },
      ]),
    );
    expect(await dialog.findByRole('alert')).toBeTruthy();
    await user.click(dialog.getByRole('radio', { name: 'Choose columns' }));
    await user.click(dialog.getByRole('combobox', { name: /^Selected columns/ }));
    await user.keyboard('{Backspace}');
    expect(dialog.getByText('Select at least one column')).toBeTruthy();
    expect(submit).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('radio', { name: 'All columns (3)' }));
    await user.click(submit);
    await waitFor(() =>
      expect(server.inputsOf(exportTransactions).at(-1)).toEqual({
        ...requested,
        columns: { choice: 'ALL', keys: [] },
      }),
    );
  });
});

describe('a purchase beside the list', () => {
  test('"Why?" shows limit, used and attempted amount, the excess and a remedy', async () => {
    transactionServer();
    const { user, search } = await show();
    const row = within(await screen.findByRole('row', { name: /Cloudmere Hosting/ }));
    await user.click(row.getByRole('button', { name: 'Why?' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Cloudmere Hosting' }));
    expect(search()).toContain(`txn=${idOf('txn', 2)}`);
    expect(await drawer.findByText('Limit (Per month) exceeded by 101.40 USD')).toBeTruthy();
    expect(drawer.getByText('Declined at check 6 of 9.')).toBeTruthy();
    expect(drawer.getByText(/Raise the limit to at least 18,101\.40 USD/)).toBeTruthy();
    const step = within(drawer.getByRole('row', { name: /^6 Card limit/ }));
    expect(step.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '6',
      '18,000.00 USD',
      '17,612.40 USD',
      '489.00 USD',
      expect.stringContaining('Fail'),
    ]);
    expect(drawer.getByRole('row', { name: /^9 Approved.*Not run/ })).toBeTruthy();
  });

  test('"Why?" shows place, card, cardholder and amount in its head [seed 5]', async () => {
    transactionServer();
    await show(openDeclined);
    const drawer = within(await screen.findByRole('dialog', { name: 'Cloudmere Hosting' }));
    const place = await drawer.findByText('Dublin, Ireland');
    expect((await drawer.findByText('Mei Tanaka')).parentElement).toBe(place.parentElement);
    expect(place.parentElement?.parentElement?.textContent).toBe(
      'Dublin, Ireland · 4571 •••• •••• 2763 · Mei Tanaka$489.00 USD',
    );
    expect(drawer.getByText('7372', { selector: 'dd' })).toBeTruthy();
  });

  test('the remedy opens the action dialog of the card', async () => {
    transactionServer();
    const { user, requested } = await show(openDeclined);
    await user.click(await screen.findByRole('button', { name: 'Raise limit' }));
    expect(requested.visited).toEqual([`/main/cards-balance-view-card-detail?id=${idOf('card', 1)}&do=LIMIT`]);
  });

  test('the remedy is hidden if the server does not allow it and without permission for cards', async () => {
    const limit = { action: 'LIMIT', enabled: false, reason: 'CARD_CANCELLED' };
    transactionServer().on(readCard, () => cardDetailOf({ allowedActions: [limit] }));
    const shown = await show(openDeclined);
    expect(await screen.findByText('Mei Tanaka')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Raise limit' })).toBeNull();
    shown.unmount();
    const server = transactionServer();
    await show({ ...openDeclined, grants: ['cards.transaction.view'] });
    expect(await screen.findByText('Declined at check 6 of 9.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Raise limit' })).toBeNull();
    expect(server.inputsOf(readCard)).toEqual([]);
  });

  test.each([
    ['en-US', 'Copy reply for cardholder', /^Your payment of 489\.00 USD at Cloudmere Hosting on 2026-11-21 14:31:52/],
    [
      'zh-CN',
      '复制给持卡人的回复',
      /^您于2026-11-21 14:31:52 .*使用卡片••2763在Cloudmere Hosting支付489\.00 USD被拒绝/,
    ],
  ] as const)('the reply for the cardholder is copied, in %s', async (locale, name, text) => {
    transactionServer();
    const { user, requested } = await show({ ...openDeclined, locale });
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(requested.notices).toHaveLength(1));
    expect(await navigator.clipboard.readText()).toMatch(text);
  });

  test('figures that no check has have no column', async () => {
    const inputs = { status: 'BLOCKED', createStatus: 'SUCCESS' };
    const trace = traceTo('CARD_STATUS', 'CARD_BLOCKED', inputs);
    transactionServer([declinedOf({ declineCode: 'CARD_BLOCKED', declineDetail: inputs, trace })]);
    await show(openDeclined);
    const table = within(await screen.findByRole('table', { name: 'Decision' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '#',
      'Check and rule',
      'Result',
    ]);
    expect(await screen.findByRole('button', { name: 'Unfreeze card' })).toBeTruthy();
  });

  test('a purchase that a rule declined links to the rule, if the user may see rules', async () => {
    const inputs = {
      period: 'MONTH',
      limit: '20',
      used: '20',
      attempted: '1',
      measure: 'COUNT',
      ruleId: idOf('lim', 1),
      ruleEn: 'Monthly spending',
      ruleZh: '每月消费',
      ruleScope: 'WALLET',
    };
    transactionServer([declinedOf({ declineDetail: inputs, trace: traceTo('LIMITS', 'LIMIT_EXCEEDED', inputs) })]);
    const { user, requested } = await show({
      ...openDeclined,
      grants: ['cards.transaction.view', 'cards.limit-rule.view'],
    });
    const drawer = within(await screen.findByRole('dialog', { name: 'Cloudmere Hosting' }));
    expect(await drawer.findByText('Limit of 20 transactions (Per month) used up')).toBeTruthy();
    const step = drawer.getByRole('row', { name: /^6 Card limit Per month · Rule Monthly spending/ });
    expect(
      within(step)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toContain('20');
    await user.click(drawer.getByRole('link', { name: 'Open rule Monthly spending' }));
    expect(requested.visited).toEqual([`/main/walelt-cards-rules-limits?rule=${idOf('lim', 1)}`]);
  });

  test("a purchase that froze its card shows the rule's message in the language of the user", async () => {
    const inputs = {
      measure: 'STREAK',
      period: 'MONTH',
      limit: '3',
      used: '3',
      ruleId: idOf('lim', 1),
      ruleEn: 'Card testing',
      ruleZh: '盗刷测试',
      ruleScope: 'CARD',
      action: 'FREEZE_CARD',
      messageEn: 'Call risk control',
      messageZh: '请联系风控',
    };
    const trace = traceTo('RISK', 'RISK_RULE', inputs);
    transactionServer([declinedOf({ declineCode: 'RISK_RULE', declineDetail: inputs, trace })]);
    await show({ ...openDeclined, locale: 'zh-CN' });
    const drawer = within(await screen.findByRole('dialog', { name: 'Cloudmere Hosting' }));
    expect(await drawer.findByText('卡片每月连续被拒绝3次')).toBeTruthy();
    expect(drawer.getByText('请联系风控')).toBeTruthy();
    expect(drawer.getByText('被规则盗刷测试拒绝，卡片已冻结。')).toBeTruthy();
  });

  test('an address opens a purchase, and closing it removes it from the address', async () => {
    transactionServer();
    const { user, search } = await show(openDeclined);
    const drawer = within(await screen.findByRole('dialog', { name: 'Cloudmere Hosting' }));
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(search()).toBe('');
  });

  test('an unfinished note is restored when the drawer of its purchase opens again', async () => {
    const server = transactionServer().on(addTransactionNote, ({ text }) => ({
      id: idOf('note', 1),
      text,
      author: 'Ines Moreau',
      at: '2026-11-21T06:31:52.000Z',
      audience: 'INTERNAL',
    }));
    const { user } = await show({ ...openDeclined, grants: ['cards.transaction.view', 'cards.note.add'] });
    await user.click(await screen.findByRole('button', { name: 'Add note' }));
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Receipt asked for.');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.dblClick(await screen.findByRole('row', { name: /Stayhaven Hotels/ }));
    expect(await screen.findByRole('button', { name: 'Add note' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.dblClick(await screen.findByRole('row', { name: /Cloudmere Hosting/ }));
    expect(await screen.findByRole('textbox', { name: /^Note/ })).toHaveProperty('value', 'Receipt asked for.');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Note/ })).toBeNull());
    expect(server.inputsOf(addTransactionNote)).toEqual([{ id: idOf('txn', 2), text: 'Receipt asked for.' }]);
  });

  test('a purchase that cannot be loaded can be retried', async () => {
    let isDown = true;
    transactionServer().on(readTransaction, () => {
      if (isDown) throw refusal(codes.serverError);
      return declinedOf();
    });
    const { user } = await show(openDeclined);
    await screen.findByText("The transaction couldn't be loaded.");
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Declined at check 6 of 9.')).toBeTruthy();
  });

  test('ledger and audit log entries are requested and linked only with their permissions', async () => {
    const server = transactionServer([detailOf()]);
    await show({ at: `/main/cards-transactions?txn=${idOf('txn', 1)}` });
    expect(await screen.findByText('Authorization')).toBeTruthy();
    expect(server.arrived.map(({ path }) => path)).not.toContain(readTransactionLedger.path);
    expect(server.arrived.map(({ path }) => path)).not.toContain(listAudit.path);
    expect(screen.queryByRole('link', { name: 'Audit log entry' })).toBeNull();
  });

  test('an event shows its hold, its ledger entry with postings, and a link to the audit log', async () => {
    transactionServer([detailOf()])
      .on(readTransactionLedger, () => ({ list: [posting] }))
      .on(listAudit, (query) =>
        listResultOf(
          [
            {
              id: 'aud_7',
              seq: 7,
              at: '2026-11-21T06:31:52.000Z',
              actorType: 'USER',
              actorId: 'user_1',
              actorName: 'Ines Moreau',
              action: 'simulator/authorize',
              objectType: 'transaction',
              objectId: idOf('txn', 1),
              objectLabel: 'TX-1',
              before: null,
              after: null,
              reason: null,
              result: 'OK',
              ip: null,
              traceId: 'trace-1',
            },
          ],
          query,
        ),
      );
    const { user, requested } = await show({
      at: `/main/cards-transactions?txn=${idOf('txn', 1)}`,
      grants: ['cards.transaction.view', 'cards.transaction.ledger', 'admin.audit.view'],
    });
    const entry = within(await screen.findByRole('table', { name: 'Ledger entry 118204' }));
    expect(entry.getByRole('row', { name: /Card balance 13\.90 USD/ })).toBeTruthy();
    expect(entry.getByRole('row', { name: /Transaction fee income 13\.90 USD/ })).toBeTruthy();
    expect(screen.getByText('Hold placed')).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Audit log entry' }));
    expect(requested.visited).toEqual([`/main/opt-information?q=${idOf('txn', 1)}&line=aud_7`]);
  });

  test('fees show estimated and final amounts', async () => {
    transactionServer([
      detailOf({
        feeLines: [
          {
            kind: 'TRANSACTION',
            basis: usd('150.00'),
            rate: '0.005',
            amount: usd('0.75'),
            estimated: usd('1.00'),
            state: 'FINAL',
          },
        ],
      }),
    ]);
    await show({ at: `/main/cards-transactions?txn=${idOf('txn', 1)}` });
    const fees = within(await screen.findByRole('table', { name: 'Fees' }));
    expect(await fees.findByRole('row', { name: /Transaction fee 0\.5% Final 1\.00 USD 0\.75 USD/ })).toBeTruthy();
  });
});
