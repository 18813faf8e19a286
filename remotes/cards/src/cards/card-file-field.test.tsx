import { codes, addMonths } from '@console/contracts';
import {
  createCardBatch,
  inspectCardFile,
  listAccountOptions,
  listCardholderOptions,
  listIssuableBins,
  precheckCards,
} from '@console/contracts/cards';
import { formatDate } from '@console/i18n';
import { accountOf, binOf, cardholderOf, cardServer, idOf, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { templateOf } from './card-file-template';
import CardForm from './card.form';

const today = formatDate(new Date(), 'Asia/Singapore');
const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const head = 'Cardholder,Date of birth,Card alias,Limit,Deposit';
const csv = (...lines: string[]) => new File([[head, ...lines].join('\r\n')], 'cards.csv', { type: 'text/csv' });

// jsdom does not implement it.
File.prototype.arrayBuffer = function arrayBuffer(this: File) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (reader.result instanceof ArrayBuffer) resolve(reader.result);
    });
    reader.readAsArrayBuffer(this);
  });
};

const serverOf = (bin = binOf()) =>
  cardServer()
    .on(listIssuableBins, () => ({ list: [bin], today }))
    .on(listAccountOptions, () => ({ list: [accountOf()] }))
    .on(listCardholderOptions, () => ({
      list: [cardholderOf(), cardholderOf({ id: idOf('holder', 2), name: '王晓彤', canBeEmbossed: false })],
      hasMore: false,
    }))
    .on(inspectCardFile, () => ({ issues: [] }))
    .on(precheckCards, () => ({
      issueFee: usd('1.00'),
      feeTotal: usd('2.00'),
      depositTotal: usd('70.00'),
      total: usd('72.00'),
      available: usd('1000.00'),
    }));

const show = async (options: object = {}) => {
  const shown = await renderScreen(CardForm, {
    at: '/main/cards-balance-create-card',
    grants: ['cards.card.create', 'cards.card.view'],
    texts: locales,
    ...options,
  });
  await shown.user.click(await screen.findByRole('radio', { name: /Visa/ }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^(Funding account|出资账户)$/ })).toHaveProperty('disabled', false),
  );
  return shown;
};
const input = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? document.body;

describe('cards from a file', () => {
  test('errors are listed by row and column, and the typed values stay when the file is replaced', async () => {
    const server = serverOf().on(createCardBatch, () => {
      throw refusal(codes.serverError);
    });
    server.on(inspectCardFile, ({ file }) => ({
      issues: file.text.includes('nobody')
        ? [{ line: 3, column: 'cardholder' as const, code: 'HOLDER_UNKNOWN', params: {} }]
        : [],
    }));
    const { user } = await show();
    await user.type(screen.getByRole('textbox', { name: 'Card alias' }), 'Ads');
    await user.type(screen.getByRole('textbox', { name: 'Deposit per card' }), '20');
    await user.click(screen.getByRole('radio', { name: 'Upload CSV' }));
    await user.upload(input(), csv(',,First,,9.99', 'nobody@example.com,,Second,,', ',,Third,,'));
    const table = await screen.findByRole('table', { name: 'Rows to fix' });
    await within(table).findByRole('row', { name: /3 Cardholder Cardholder not found for this merchant/ });
    expect(within(table).getByRole('row', { name: /2 Deposit Enter 10.00 USD or more/ })).toBeTruthy();
    expect(screen.getByText('Rows to fix: 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Create 3 cards' }));
    expect(server.inputsOf(createCardBatch)).toEqual([]);

    await user.upload(input(), csv(`${idOf('holder', 1)},,First,,50`, ',,Second,,'));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Rows to fix' })).toBeNull());
    expect(screen.getByText('Cards in cards.csv: 2')).toBeTruthy();
    const count = screen.getByRole('textbox', { name: 'Number of cards' });
    expect([count.getAttribute('value'), count.hasAttribute('disabled')]).toEqual(['2', true]);
    expect(await screen.findByText('72.00')).toBeTruthy();
    expect(server.inputsOf(precheckCards).at(-1)).toMatchObject({ count: 2, file: { name: 'cards.csv' } });
    await user.click(screen.getByRole('button', { name: 'Create 2 cards' }));
    await waitFor(() =>
      expect(server.inputsOf(createCardBatch)).toMatchObject([
        { holderMode: 'CSV', count: 2, alias: 'Ads', deposit: usd('20'), validTo: addMonths(today, 24) },
      ]),
    );
  });

  test('a file with one card creates a batch, and a missing file is refused at its field', async () => {
    const server = serverOf().on(createCardBatch, () => {
      throw refusal(codes.serverError);
    });
    const { user } = await show();
    await user.type(screen.getByRole('textbox', { name: 'Card alias' }), 'Ads');
    await user.type(screen.getByRole('textbox', { name: 'Deposit per card' }), '20');
    await user.click(screen.getByRole('radio', { name: 'Upload CSV' }));
    await user.click(screen.getByRole('button', { name: 'Create card' }));
    expect(await screen.findByText('Cannot be empty')).toBeTruthy();
    await user.upload(input(), csv(',,First,,'));
    await screen.findByText('Cards in cards.csv: 1');
    await user.click(screen.getByRole('button', { name: 'Create card' }));
    await waitFor(() => expect(server.inputsOf(createCardBatch)).toMatchObject([{ holderMode: 'CSV', count: 1 }]));
  });

  test('a workbook is refused, and a CSV file in GBK is read', async () => {
    serverOf();
    const { user } = await show({ locale: 'zh-CN' });
    await user.click(screen.getByRole('radio', { name: '来自文件，每行一张卡片' }));
    await user.upload(input(), new File(['PK\u0003\u0004 workbook'], 'cards.csv', { type: 'text/csv' }));
    expect(await screen.findByText(/这不是CSV文件/)).toBeTruthy();
    // 卡片别名,鞋码 in GBK.
    const gbk = new Uint8Array([
      0xbf, 0xa8, 0xc6, 0xac, 0xb1, 0xf0, 0xc3, 0xfb, 0x2c, 0xd0, 0xac, 0xc2, 0xeb, 0x0a, 0x41, 0x2c, 0x34, 0x32,
    ]);
    await user.upload(input(), new File([gbk], 'cards.csv', { type: 'text/csv' }));
    expect(await screen.findByText('没有名为鞋码的列')).toBeTruthy();
  });
});

test.each([
  ['en_US', 'Cardholder,Date of birth,Card alias,Limit,Deposit'],
  ['zh_CN', '持卡人,出生日期,卡片别名,限额,首充金额'],
] as const)('the template in %s has the heads that are read, and a mark for Excel', (language, heads) => {
  const [first, second] = templateOf(language).split('\r\n');
  expect(first).toBe(`\uFEFF${heads}`);
  expect(second?.split(',')).toHaveLength(5);
});

test('a cardholder whose name cannot be embossed is refused at the field on selection', async () => {
  serverOf(binOf({ needsEmbossing: true }));
  const { user } = await show();
  await user.click(screen.getByRole('combobox', { name: 'Cardholder' }));
  await user.click(await screen.findByRole('option', { name: '王晓彤' }));
  expect(await screen.findByText(/^Can't be embossed: 王晓彤\./)).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Cardholder' }));
  await user.click(await screen.findByRole('option', { name: 'Mei Tanaka' }));
  await waitFor(() => expect(screen.queryByText(/^Can't be embossed/)).toBeNull());
});
