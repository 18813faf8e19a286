import { codes } from '@console/contracts';
import {
  type CardEvent,
  type CardMove,
  freezeCard,
  listTransactions,
  readCard,
  readCardholder,
  readCardHistory,
  readCardMoves,
  requestReveal,
  showCardholder,
  unfreezeCard,
} from '@console/contracts/cards';
import {
  cardDetailOf,
  cardServer,
  listResultOf,
  frozenCardOf,
  holderDetailOf,
  idOf,
  refusal,
  renderScreen,
  type ScreenOptions,
} from '@console/testing';
import { act, screen, within } from '@testing-library/react';
import { locales } from '../locales';
import { declinedOf, rowOf, usd } from '../testing/transaction-samples';
import CardView from './card.view';

const at = `/main/cards-balance-view-card-detail?id=${idOf('card', 1)}`;
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(CardView, { at, grants: ['cards.card.view'], texts: locales, ...options });

const eventOf = (over: Partial<CardEvent>): CardEvent => ({
  seq: 1,
  from: null,
  to: 'ACTIVE',
  by: 'CONSOLE',
  actor: 'Ines Moreau',
  reason: null,
  note: null,
  at: '2026-11-19T16:30:00Z',
  ...over,
});

const frozen = eventOf({
  seq: 2,
  from: 'ACTIVE',
  to: 'FROZEN',
  actor: 'Wei Ling Tan',
  reason: 'LOST',
  note: 'Lost at the airport',
  at: '2026-11-20T15:59:00Z',
});

const detailServer = (card = cardDetailOf(), list = [eventOf({})]) =>
  cardServer()
    .on(readCard, () => card)
    .on(readCardHistory, () => ({ list }));

describe('the page of a card', () => {
  test('the number is the title, the figures and facts are there', async () => {
    detailServer();
    await show();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('4571 •••• •••• 0982');
    expect(screen.getByText('Per month')).toBeTruthy();
    expect(screen.getByText('2028-11-30')).toBeTruthy();
    expect(screen.getByText('B-20261120-0001')).toBeTruthy();
    expect(screen.getByText(idOf('card', 1))).toBeTruthy();
  });

  test('a card of a group shows what it can spend instead of a balance, and leads to the group', async () => {
    const pool = { id: idOf('group', 1), name: 'Fleet', status: 'ACTIVE' } as const;
    const drawsOn = { pool, spendable: usd('50.00') };
    detailServer(cardDetailOf({ fundingMode: 'SHARE', balance: usd('0.00'), drawsOn }));
    const { user, requested } = await show({ grants: ['cards.card.view', 'cards.share-card.view'] });
    expect((await screen.findByText(/50\.00/)).textContent).toBe('$50.00 USD');
    expect(screen.queryByText(/^0\.00/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Fleet' }));
    expect(requested.visited).toContain(`/main/cards-share-cards?poolId=${pool.id}`);
  });

  test('the history says who, when and why, newest first, by day of the user', async () => {
    detailServer(cardDetailOf(frozenCardOf()), [eventOf({}), frozen]);
    await show();
    const history = within(await screen.findByRole('group', { name: 'History' }));
    expect(await history.findAllByRole('list')).toEqual([history.getByRole('list', { name: 'Nov 20, 2026' })]);
    const [newest, oldest] = history.getAllByRole('listitem');
    expect(newest?.textContent).toMatch(/23:59.*Frozen.*Lost.*Wei Ling Tan · Console · Lost at the airport/);
    expect(oldest?.textContent).toMatch(/00:30.*Active.*Ines Moreau · Console/);
  });

  test('the history speaks Chinese', async () => {
    detailServer(cardDetailOf(frozenCardOf()), [eventOf({}), frozen]);
    await show({ locale: 'zh-CN' });
    const history = within(await screen.findByRole('group', { name: '历史记录' }));
    expect(await history.findByRole('list', { name: '2026年11月20日' })).toBeTruthy();
    expect(history.getAllByRole('listitem')[0]?.textContent).toMatch(/已冻结.*丢失.*控制台/);
  });

  test('a card of somebody else is not there, and that can be tried again', async () => {
    detailServer().on(readCard, () => {
      throw refusal(codes.notFound);
    });
    await show();
    expect(await screen.findByText('This record does not exist or is not yours to see')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(0);
  });

  test('without an id the page says what to do', async () => {
    detailServer();
    await show({ at: '/main/cards-balance-view-card-detail' });
    expect(screen.getByText('Choose a card in the list to see it.')).toBeTruthy();
  });

  test('a card that is being created is requested until it is settled, without renewing the idle clock', async () => {
    const creating = cardDetailOf({ state: 'CREATING', createStatus: 'CREATING', status: null, allowedActions: [] });
    const server = detailServer(creating);
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      await show();
      expect(await screen.findByText('The card is being created. This page shows the result by itself.')).toBeTruthy();
      server.on(readCard, () => ({ ...creating, state: 'PENDING' as const, createStatus: 'PENDING' as const }));
      act(() => jest.advanceTimersByTime(3000));
      expect(await screen.findByText(/^The channel has the order/)).toBeTruthy();
      server.on(readCard, () => cardDetailOf());
      act(() => jest.advanceTimersByTime(3000));
      expect(await screen.findByText('Active')).toBeTruthy();
      expect(
        server.arrived
          .filter(({ path }) => path === '/card/detail')
          .at(-1)
          ?.headers.get('x-activity'),
      ).toBe('auto');
      const requested = server.inputsOf(readCard).length;
      act(() => jest.advanceTimersByTime(9000));
      expect(server.inputsOf(readCard)).toHaveLength(requested);
    } finally {
      jest.useRealTimers();
    }
  });

  test('an action that the user may not do is not offered; one that is not possible says why', async () => {
    detailServer(
      cardDetailOf({
        state: 'CANCELLED',
        status: 'CANCELLED',
        allowedActions: [{ action: 'FREEZE', enabled: false, reason: 'CARD_CANCELLED' }],
      }),
    );
    await show();
    expect(await screen.findByRole('button', { name: 'Freeze card: The card is cancelled' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Unfreeze/ })).toBeNull();
  });
});

describe('revealing a card', () => {
  const reveal = { action: 'REVEAL', enabled: true };
  const ticket = {
    frame: 'http://reveal.localhost/reveal',
    stepUp: 'password' as const,
    expiresAt: '2026-11-20T16:01:00Z',
  };

  test('is not offered to who may not, and says why where there is no number to show', async () => {
    detailServer();
    const shown = await show();
    expect(await screen.findByRole('button', { name: 'Freeze card' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Reveal/ })).toBeNull();
    shown.unmount();
    detailServer(cardDetailOf({ allowedActions: [{ ...reveal, enabled: false, reason: 'CARD_CANCELLED' }] }));
    await show();
    expect(await screen.findByRole('button', { name: 'Reveal: The card is cancelled' })).toBeTruthy();
  });

  test('asks what for, then shows a frame of another origin that gets the ticket by no address', async () => {
    const server = detailServer(cardDetailOf({ allowedActions: [reveal] })).on(requestReveal, () => ({
      ticket: 'once',
      ...ticket,
    }));
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Reveal' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(server.inputsOf(requestReveal)).toEqual([]);
    await user.click(dialog.getByRole('combobox', { name: 'Purpose' }));
    await user.click(await dialog.findByRole('option', { name: 'Dispute' }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    const frame = await screen.findByTitle('Protected card details');
    expect(server.inputsOf(requestReveal)).toEqual([{ id: idOf('card', 1), purpose: 'DISPUTE' }]);
    expect(frame.getAttribute('src')).toMatch(/^http:\/\/reveal\.localhost\/reveal\?console=http/);
    expect(frame.getAttribute('src')).not.toContain('once');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  });

  test('says in the dialog that there were too many looks', async () => {
    detailServer(cardDetailOf({ allowedActions: [reveal] })).on(requestReveal, () => {
      throw refusal(codes.tooMany);
    });
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Reveal' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: 'Purpose' }));
    await user.click(await dialog.findByRole('option', { name: 'Dispute' }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('Too many attempts, try again later')).toBeTruthy();
  });
});

describe('freezing a card', () => {
  const open = async (name = 'Freeze card') => {
    const shown = await show();
    await shown.user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    const choose = async (reason: string) => {
      await shown.user.click(dialog.getByRole('combobox', { name: 'Reason' }));
      await shown.user.click(await dialog.findByRole('option', { name: reason }));
    };
    return { ...shown, dialog, choose };
  };

  test('the dialog says that what was approved before can still be collected', async () => {
    detailServer();
    const { dialog } = await open();
    expect(dialog.getByText(/approved before can still be collected/)).toBeTruthy();
  });

  test('a reason is needed, and a note for another reason', async () => {
    const server = detailServer();
    const { user, dialog, choose } = await open();
    await user.click(dialog.getByRole('button', { name: 'Freeze card' }));
    expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveProperty('ariaInvalid', 'true');
    await choose('Other');
    await user.click(dialog.getByRole('button', { name: 'Freeze card' }));
    expect(dialog.getByRole('textbox', { name: 'Note' }).getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByText('Cannot be empty')).toBeTruthy();
    expect(server.inputsOf(freezeCard)).toEqual([]);
  });

  test('the page shows the frozen card and its history afterwards', async () => {
    const server = detailServer();
    server.on(freezeCard, () => {
      const card = cardDetailOf(frozenCardOf({ version: 4 }));
      server.on(readCard, () => card).on(readCardHistory, () => ({ list: [frozen, eventOf({})] }));
      return card;
    });
    const { user, dialog, choose, requested } = await open();
    await choose('Lost');
    await user.type(dialog.getByRole('textbox', { name: /Note/ }), '  Lost at the airport ');
    await user.click(dialog.getByRole('button', { name: 'Freeze card' }));
    expect(await screen.findByRole('button', { name: 'Unfreeze card' })).toBeTruthy();
    expect(await screen.findByText(/Wei Ling Tan/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.inputsOf(freezeCard)).toEqual([
      { id: idOf('card', 1), version: 3, reason: 'LOST', note: 'Lost at the airport' },
    ]);
    expect(requested.notices).toEqual([{ tone: 'ok', text: 'Card ••0982 is frozen' }]);
  });

  test('a double click freezes once', async () => {
    const server = detailServer().on(freezeCard, () => cardDetailOf(frozenCardOf()));
    const { user, dialog, choose } = await open();
    await choose('Lost');
    await user.dblClick(dialog.getByRole('button', { name: 'Freeze card' }));
    expect(server.inputsOf(freezeCard)).toHaveLength(1);
  });

  test('a card that changed meanwhile says so, keeps what was typed, and can then be frozen', async () => {
    const changed = cardDetailOf({ version: 9 });
    const server = detailServer().on(freezeCard, ({ version }) => {
      if (version !== 9)
        throw refusal(codes.versionConflict, {
          data: { current: changed, updatedBy: 'Wei', updatedAt: changed.updatedAt },
        });
      return cardDetailOf(frozenCardOf({ version: 10 }));
    });
    const { user, dialog, choose } = await open();
    await choose('Lost');
    await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'call 42');
    await user.click(dialog.getByRole('button', { name: 'Freeze card' }));
    expect(await dialog.findByText(/changed by someone else meanwhile. It is now: Active/)).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveProperty('value', 'call 42');
    await user.click(dialog.getByRole('button', { name: 'Freeze card' }));
    expect(server.inputsOf(freezeCard).map(({ version }) => version)).toEqual([3, 9]);
  });

  test('somebody froze it meanwhile: there is nothing left to do but to close', async () => {
    detailServer().on(freezeCard, () => {
      throw refusal(codes.versionConflict, { data: { current: cardDetailOf(frozenCardOf({ version: 4 })) } });
    });
    const { user, dialog, choose } = await open();
    await choose('Lost');
    await user.click(dialog.getByRole('button', { name: 'Freeze card' }));
    expect(await dialog.findByText(/It is now: Frozen/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Freeze card' })).toBeNull();
  });

  test('a refusal is said in the dialog with its id', async () => {
    detailServer().on(freezeCard, () => {
      throw refusal(codes.noPermission);
    });
    const { user, dialog, choose } = await open();
    await choose('Lost');
    await user.click(dialog.getByRole('button', { name: 'Freeze card' }));
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText('Your current account does not have permission to save changes')).toBeTruthy();
    expect(alert.getByText('trace-1')).toBeTruthy();
  });

  test('unfreezing has reasons of its own', async () => {
    const server = detailServer(cardDetailOf(frozenCardOf())).on(unfreezeCard, () => cardDetailOf());
    const { user, dialog, choose } = await open('Unfreeze card');
    await choose('Resolved');
    await user.click(dialog.getByRole('button', { name: 'Unfreeze card' }));
    expect(server.inputsOf(unfreezeCard)).toEqual([{ id: idOf('card', 1), version: 3, reason: 'RESOLVED' }]);
  });
});

describe('the holder of a card', () => {
  const holderWith = (revealable: boolean) =>
    holderDetailOf({ birthday: { group: 'HOLDER_IDENTITY', masked: '••••-••-••', revealable } });
  const card = cardDetailOf({ cardholder: { id: idOf('holder', 1), name: 'Mei Tanaka' } });
  const grants = ['cards.card.view', 'cards.cardholder.view'];

  test('is masked until somebody who may asks, field by field [seed 6]', async () => {
    const server = detailServer(card)
      .on(readCardholder, () => holderWith(false))
      .on(showCardholder, () => ({
        group: 'HOLDER_CONTACT' as const,
        email: 'mei.tanaka@example.com',
        areaCode: '+65',
        phone: '81231001',
      }));
    const { user } = await show({ grants });
    expect(await screen.findByText(/m••••@example\.com/)).toBeTruthy();
    expect(screen.getByText('••••-••-••')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show date of birth' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show e-mail' }));
    expect(await screen.findByText('mei.tanaka@example.com')).toBeTruthy();
    expect(server.inputsOf(showCardholder)).toEqual([{ id: idOf('holder', 1), group: 'HOLDER_CONTACT' }]);
  });

  test('is not asked for by whoever may not see holders', async () => {
    const server = detailServer(card).on(readCardholder, () => holderWith(true));
    await show();
    await screen.findByText('Details');
    expect(server.inputsOf(readCardholder)).toEqual([]);
  });
});

describe('what a card was used for', () => {
  const moves: CardMove[] = [
    {
      key: 'line_1',
      at: '2026-11-20T16:00:00Z',
      kind: 'MONEY',
      what: 'CARD_CLEARED',
      state: null,
      error: null,
      amount: usd('-80.40'),
      balanceAfter: usd('419.60'),
      transaction: { id: idOf('txn', 1), shop: 'Stayhaven Hotels' },
      entry: { no: 118_204, lines: [{ code: 'CARD_BALANCE', side: 'D', amount: usd('80.40') }] },
    },
    {
      key: 'order_1',
      at: '2026-11-19T16:00:00Z',
      kind: 'ORDER',
      what: 'CREATE',
      state: 'FAILED',
      error: 'SANDBOX-05',
      amount: null,
      balanceAfter: null,
      transaction: null,
      entry: null,
    },
  ];
  const withPurchases = () =>
    detailServer()
      .on(listTransactions, (query) => listResultOf([rowOf(declinedOf())], query))
      .on(readCardMoves, () => ({ list: moves }));
  const grants = ['cards.card.view', 'cards.transaction.view'];

  test('its purchases lead to themselves, and to all of them', async () => {
    const server = withPurchases();
    const { user, requested } = await show({ grants });
    await user.click(await screen.findByRole('tab', { name: 'Transactions' }));
    const table = within(await screen.findByRole('table', { name: 'Transactions' }));
    await user.dblClick(await table.findByRole('row', { name: /Cloudmere Hosting/ }));
    await user.click(screen.getByRole('link', { name: 'All transactions' }));
    const card = idOf('card', 1);
    expect(requested.visited).toContain(`/main/cards-transactions?cardId=${card}&txn=${idOf('txn', 2)}`);
    expect(requested.visited.at(-1)).toBe(`/main/cards-transactions?cardId=${card}`);
    expect(server.inputsOf(listTransactions)).toEqual([{ pageSize: 10, filter: { cardId: [card] } }]);
  });

  test('who may not see purchases is shown none and asks for none', async () => {
    const server = withPurchases();
    await show();
    await screen.findByRole('group', { name: 'History' });
    expect(screen.queryByRole('tab', { name: 'Transactions' })).toBeNull();
    expect(server.inputsOf(listTransactions)).toEqual([]);
  });

  test('one history has states, orders with what the channel said, and money with the balance after it', async () => {
    withPurchases();
    const { user, search } = await show({ grants });
    const history = within(await screen.findByRole('group', { name: 'History' }));
    await history.findByText('Clearing');
    expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Clearing.*Stayhaven Hotels.*Balance 419\.60 USD.*−80\.40 USD/),
      expect.stringMatching(/Active/),
      expect.stringMatching(/Order: create the card.*refused by the channel.*SANDBOX-05/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Money' }));
    expect(history.getAllByRole('listitem')).toHaveLength(1);
    expect(search()).toContain('show=money');
  });
});
