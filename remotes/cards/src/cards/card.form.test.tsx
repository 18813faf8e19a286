import { codes, addDays, addMonths } from '@console/contracts';
import {
  createCard,
  createCardBatch,
  listAccountOptions,
  listCardholderOptions,
  listIssuableBins,
  listMerchantOptions,
  precheckCards,
} from '@console/contracts/cards';
import type { Job } from '@console/contracts/jobs';
import { formatDate } from '@console/i18n';
import {
  accountOf,
  binOf,
  cardholderOf,
  cardServer,
  idOf,
  merchantOf,
  messageOf,
  refusal,
  renderScreen,
  type ScreenOptions,
} from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import CardForm from './card.form';

const page = 'cards-balance-create-card';
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(CardForm, { at: `/main/${page}`, grants: ['cards.card.create'], texts: locales, ...options });

const today = formatDate(new Date(), 'Asia/Singapore');

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const price = {
  issueFee: usd('1.00'),
  feeTotal: usd('1.00'),
  depositTotal: usd('50.00'),
  total: usd('51.00'),
  available: usd('1000.00'),
};

const formServer = () =>
  cardServer()
    .on(listIssuableBins, () => ({
      list: [
        binOf(),
        binOf({
          id: idOf('bin', 2),
          bin: '536209',
          scheme: 'MASTERCARD',
          currency: 'EUR',
          productName: { en_US: 'Travel Mastercard', zh_CN: '差旅Mastercard卡' },
        }),
      ],
      today,
    }))
    .on(listAccountOptions, () => ({ list: [accountOf()] }))
    .on(listCardholderOptions, () => ({ list: [cardholderOf()], hasMore: false }))
    .on(precheckCards, () => price);

const created = () => ({
  batchNo: 'B-1',
  card: { id: idOf('card', 40), number: '4571••••••••0982', createStatus: 'SUCCESS' as const },
});

/** Fills in the required fields of one card. */
async function fill(options: Partial<ScreenOptions> = {}) {
  const shown = await show(options);
  await shown.user.click(await screen.findByRole('radio', { name: /Advertising Visa/ }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Funding account' })).toHaveProperty(
      'value',
      'USD account, 1,000.00 USD available',
    ),
  );
  await shown.user.type(screen.getByRole('textbox', { name: 'Card alias' }), 'Search ads');
  await shown.user.type(screen.getByRole('textbox', { name: 'Deposit per card' }), '50');
  return { ...shown, save: () => shown.user.click(screen.getByRole('button', { name: /^Create/ })) };
}

const fieldOf = (name: string) => screen.getByRole('textbox', { name });
/** Replaces the value of a field and leaves it. */
const retype = async (user: Awaited<ReturnType<typeof show>>['user'], field: HTMLElement, text: string) => {
  await user.clear(field);
  if (text) await user.paste(text);
  await user.tab();
};

describe('creating cards', () => {
  test('the only merchant, the only account in the currency and the default validity are preselected', async () => {
    formServer();
    await fill();
    expect(screen.getByRole('combobox', { name: 'Merchant' })).toHaveProperty('value', 'Harbourline Travel');
    expect(fieldOf('Valid until')).toHaveProperty('value', addMonths(formatDate(new Date(), 'Asia/Singapore'), 24));
  });

  test('a single card is created, the form closes and the card opens', async () => {
    const server = formServer().on(createCard, () => created());
    const { save, requested } = await fill();
    expect(requested.dirty).toBe(true);
    await save();
    await waitFor(() =>
      expect(requested.visited).toEqual([`/main/cards-balance-view-card-detail?id=${idOf('card', 40)}`]),
    );
    expect(requested).toMatchObject({
      dirty: false,
      closed: [page],
      notices: [{ tone: 'ok', text: 'Card created' }],
    });
    expect(server.inputsOf(createCard)).toEqual([
      {
        binId: idOf('bin', 1),
        merchantId: idOf('mer', 1),
        accountId: idOf('acct', 1),
        deposit: usd('50'),
        alias: 'Search ads',
        validTo: addMonths(formatDate(new Date(), 'Asia/Singapore'), 24),
      },
    ]);
  });

  const begun = (count: number): Job => ({
    id: idOf('job', 1),
    type: 'CARD_CREATE',
    state: 'QUEUED',
    total: count,
    done: 0,
    ok: 0,
    failed: 0,
    file: null,
    page: null,
    message: null,
    traceId: null,
    createdAt: '2026-11-20T04:00:00.000Z',
    finishedAt: null,
    expiresAt: null,
  });
  const manyServer = () =>
    formServer().on(createCardBatch, ({ count }) => ({ batchNo: 'CB-20261120-ABC123', job: begun(count) }));

  test('several cards are counted on the button and created by a batch, whose page opens', async () => {
    const server = manyServer();
    const { user, requested } = await fill();
    await retype(user, fieldOf('Number of cards'), '3');
    await retype(user, fieldOf('Card alias'), 'Ads {seq:2}');
    expect(messageOf(fieldOf('Card alias'))).toBe('{seq:4} is replaced with the number of the card: Ads 01 to Ads 03');
    await user.click(screen.getByRole('button', { name: 'Create 3 cards' }));
    await waitFor(() => expect(requested.visited).toEqual(['/main/cards-balance-batch?no=CB-20261120-ABC123']));
    expect(requested.notices).toEqual([{ tone: 'ok', text: 'Creating 3 cards' }]);
    expect(server.inputsOf(createCardBatch)).toMatchObject([{ count: 3, alias: 'Ads {seq:2}', holderMode: 'ONE' }]);
  });

  test('several cards can be assigned to cardholders in turn, and at least one cardholder is required', async () => {
    const server = manyServer();
    const { user } = await fill();
    await retype(user, fieldOf('Number of cards'), '3');
    await user.click(screen.getByRole('radio', { name: 'Rotate among several' }));
    await user.click(screen.getByRole('button', { name: 'Create 3 cards' }));
    expect(messageOf(screen.getByRole('combobox', { name: 'Cardholders' }))).toBe('Cannot be empty');
    await user.click(screen.getByRole('combobox', { name: 'Cardholders' }));
    await user.click(await screen.findByRole('option', { name: cardholderOf().name }));
    await user.click(screen.getByRole('button', { name: 'Create 3 cards' }));
    await waitFor(() =>
      expect(server.inputsOf(createCardBatch)).toMatchObject([
        { holderMode: 'ROUND_ROBIN', cardholderIds: [cardholderOf().id] },
      ]),
    );
  });

  test('a double click creates one batch; the next batch has another idempotency key', async () => {
    const server = formServer().on(createCard, () => created());
    const { user, save } = await fill();
    await user.dblClick(screen.getByRole('button', { name: 'Create card' }));
    await waitFor(() => expect(server.inputsOf(createCard)).toHaveLength(1));
    await save();
    await waitFor(() => expect(server.inputsOf(createCard)).toHaveLength(2));
    const keys = server.arrived
      .filter(({ path }) => path === '/card/create')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  test('a retry after a failure uses the same idempotency key', async () => {
    const server = formServer().on(createCard, () => {
      throw refusal(codes.serverError);
    });
    const { save } = await fill();
    await save();
    await screen.findByRole('alert');
    await save();
    await waitFor(() => expect(server.inputsOf(createCard)).toHaveLength(2));
    const keys = server.arrived
      .filter(({ path }) => path === '/card/create')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('Ctrl+S saves', async () => {
    const server = formServer().on(createCard, () => created());
    const { user } = await fill();
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(server.inputsOf(createCard)).toHaveLength(1));
  });

  test('[seed 5.11] an empty form shows an error at each required field, counts them and focuses the first', async () => {
    const server = formServer();
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Create card' }));
    expect(screen.getByText('5 fields need attention')).toBeTruthy();
    expect(messageOf(fieldOf('Card alias'))).toBe('Cannot be empty');
    expect(messageOf(fieldOf('Deposit per card'))).toBe('Cannot be empty');
    await waitFor(() => expect(document.activeElement).toHaveProperty('type', 'radio'));
    expect(server.inputsOf(createCard)).toEqual([]);
  });

  test.each([
    ['Deposit per card', '9.99', 'Enter 10.00 USD or more', '请输入不低于10.00 USD的金额'],
    ['Deposit per card', '5000.01', 'Enter 5,000.00 USD or less', '请输入不高于5,000.00 USD的金额'],
    [
      'Deposit per card',
      '10.001',
      'Use at most 2 decimal places. Without decimals, write 10,001',
      '最多2位小数；不含小数时请输入 10,001',
    ],
    [
      'Deposit per card',
      '12,50',
      'Use a point for decimals and a comma for thousands. Write 12.50 or 1,250',
      '小数点用“.”，千位分隔符用“,”。请输入 12.50 或 1,250',
    ],
    ['Deposit per card', 'ten', 'Enter an amount in USD, such as 1,234.50', '请输入USD金额，例如 1,234.50'],
    ['Number of cards', '1,5', 'Enter a whole number, without a decimal part', '请输入整数，不要带小数'],
    ['Number of cards', '0', 'Enter a whole number from 1 to 100', '请输入1到100之间的整数'],
    ['Number of cards', '101', 'Enter a whole number from 1 to 100', '请输入1到100之间的整数'],
    ['Number of cards', '', 'Cannot be empty', '不能为空'],
    [
      'Valid until',
      addDays(today, 29),
      `Choose ${addDays(today, 30)} or later, at least 30 days from today`,
      `请选择${addDays(today, 30)}或之后，至少30天有效`,
    ],
    [
      'Valid until',
      addDays(addMonths(today, 36), 1),
      `Choose ${addMonths(today, 36)} or earlier, at most 36 months from today`,
      `请选择${addMonths(today, 36)}或之前，最多36个月`,
    ],
    ['Limit', '0', 'Enter a valid amount in USD', '请输入有效的USD金额'],
    ['Card alias', 'x'.repeat(41), 'Use 40 characters or fewer', '最多40个字符'],
  ])('%s "%s" is refused next to its field, in both languages', async (name, text, english, chinese) => {
    formServer();
    const { user, speak } = await fill();
    const field = fieldOf(name);
    await retype(user, field, text);
    await waitFor(() => expect(messageOf(field)).toBe(english));
    await speak('zh-CN');
    expect(messageOf(field)).toBe(chinese);
  });

  test('a limit needs its period', async () => {
    const server = formServer();
    const { user, save } = await fill();
    await retype(user, fieldOf('Limit'), '100');
    await save();
    expect(messageOf(screen.getByRole('combobox', { name: 'Limit period' }))).toBe('Cannot be empty');
    expect(server.inputsOf(createCard)).toEqual([]);
  });

  test('a product that requires a cardholder is refused without one', async () => {
    formServer().on(listIssuableBins, () => ({ list: [binOf({ cardholderRequired: true })], today }));
    const { save } = await fill();
    await save();
    expect(messageOf(screen.getByRole('combobox', { name: 'Cardholder' }))).toBe('Cannot be empty');
  });

  test('another product changes the currency of every amount', async () => {
    formServer();
    const { user } = await fill();
    await user.click(screen.getByRole('radio', { name: /Travel Mastercard/ }));
    expect(screen.getAllByText('EUR')).toHaveLength(2);
    expect(screen.getByRole('combobox', { name: 'Funding account' })).toHaveProperty('value', '');
    expect(fieldOf('Deposit per card')).toHaveProperty('value', '50.00');
  });

  test('many products can be searched', async () => {
    const list = Array.from({ length: 7 }, (_, index) => binOf({ id: idOf('bin', index + 1), bin: `45717${index}` }));
    formServer().on(listIssuableBins, () => ({ list, today }));
    const { user } = await show();
    await user.type(await screen.findByRole('searchbox', { name: /Product/ }), '457176');
    expect(screen.getAllByRole('radio', { name: /Advertising Visa/ })).toHaveLength(1);
  });

  test('a refusal of the server is shown at its field, and the typed values stay', async () => {
    formServer().on(createCard, () => {
      throw refusal(codes.exceedsBalance, {
        fieldIssues: [
          {
            field: 'deposit',
            code: 'EXCEEDS_BALANCE',
            params: { required: '51.00', available: '20.00', currency: 'USD' },
          },
        ],
      });
    });
    const { user, save, requested } = await fill();
    await save();
    const deposit = fieldOf('Deposit per card');
    await waitFor(() =>
      expect(messageOf(deposit)).toBe('Cannot exceed balance: 51.00 USD needed, 20.00 USD available'),
    );
    // Not repeated above the buttons.
    expect(screen.getAllByText('Cannot exceed balance: 51.00 USD needed, 20.00 USD available')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(deposit));
    expect(screen.getByText('1 field needs attention')).toBeTruthy();
    expect(fieldOf('Card alias')).toHaveProperty('value', 'Search ads');
    expect(requested).toMatchObject({ dirty: true, closed: [], visited: [] });
    await retype(user, deposit, '15');
    expect(messageOf(deposit)).toBe('10.00 USD to 5,000.00 USD');
  });

  test('a failure without fields is shown above the buttons', async () => {
    formServer().on(createCard, () => {
      throw refusal(codes.channelUnavailable);
    });
    const { save } = await fill();
    await save();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The channel is unavailable for this action right now')).toBeTruthy();
    expect(fieldOf('Card alias')).toHaveProperty('value', 'Search ads');
  });

  test('Cancel opens the list and discards the form', async () => {
    formServer();
    const { user, requested } = await fill();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(requested).toMatchObject({ dirty: false, closed: [page], visited: ['/main/cards-balance'] });
  });

  test('a merchant that may not issue cards is not an option', async () => {
    formServer().on(listMerchantOptions, () => ({
      list: [
        merchantOf(),
        merchantOf({ id: idOf('mer', 2), status: 'SUSPENDED', name: { en_US: 'Shut', zh_CN: '停' } }),
      ],
      hasMore: false,
    }));
    const { user } = await fill();
    await user.click(screen.getByRole('combobox', { name: 'Merchant' }));
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  test('the page shows a message if no product can issue cards', async () => {
    formServer().on(listIssuableBins, () => ({ list: [], today }));
    await show();
    expect(await screen.findByText('No product can issue cards at the moment.')).toBeTruthy();
  });
});

describe('the price of the cards', () => {
  test('is requested after typing, not for every key', async () => {
    const server = formServer();
    await fill();
    const summary = within(screen.getByRole('complementary'));
    expect(await summary.findByText(/51\.00/)).toBeTruthy();
    expect(server.inputsOf(precheckCards)).toEqual([
      { binId: idOf('bin', 1), accountId: idOf('acct', 1), count: 1, deposit: usd('50') },
    ]);
  });

  test('shows a warning if the account balance is insufficient', async () => {
    formServer().on(precheckCards, () => ({ ...price, total: usd('1051.00') }));
    await fill();
    expect(await screen.findByText('Cannot exceed balance: the account is short by 51.00 USD.')).toBeTruthy();
  });

  test('is not shown for an invalid deposit', async () => {
    const server = formServer();
    const { user } = await fill();
    await screen.findByText(/51\.00/);
    const requested = server.inputsOf(precheckCards).length;
    await retype(user, fieldOf('Deposit per card'), '1');
    expect(screen.getByText(/to see the cost/)).toBeTruthy();
    expect(server.inputsOf(precheckCards)).toHaveLength(requested);
  });
});
