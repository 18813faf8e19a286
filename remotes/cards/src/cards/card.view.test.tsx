import { codes } from '@console/contracts';
import {
  type CardChange,
  type CardDetail,
  type CardTransition,
  type CardFigures,
  type CardActivity,
  freezeCard,
  listTransactions,
  readCard,
  readCardholder,
  readCardHistory,
  readCardLimits,
  readCardActivities,
  requestReveal,
  retryCard,
  showCardholder,
  unfreezeCard,
} from '@console/contracts/cards';
import { decideReview, listReviews, type Review } from '@console/contracts/reviews';
import {
  cardDetailOf,
  cardServer,
  listResultOf,
  frozenCardOf,
  holderDetailOf,
  idOf,
  refusal,
  renderScreen,
  reviewDetailOf,
  reviewOf,
  type ScreenOptions,
} from '@console/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { declinedOf, rowOf, usd } from '../testing/transaction-samples';
import CardView from './card.view';

const at = `/main/cards-balance-view-card-detail?id=${idOf('card', 1)}`;
const show = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(CardView, { at, grants: ['cards.card.view'], texts: locales, ...options });

const eventOf = (over: Partial<CardTransition>): CardTransition => ({
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

const figuresOf = (over: Partial<CardFigures> = {}): CardFigures => ({ ...cardDetailOf().figures, ...over });

/** Text of a key figure and its note, by label. */
const figureOf = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return [...(term.parentElement?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent).join('');
};

describe('the figures of a card', () => {
  const seen = { grants: ['cards.card.view', 'cards.transaction.view', 'cards.limit-rule.view'] };
  const used = figuresOf({
    spent: usd('1800.00'),
    onHold: usd('120.40'),
    holds: 2,
    available: usd('200.00'),
    lastUsedAt: '2026-11-20T06:08:00Z',
  });

  test('show spent amount with limit and bar, amount on hold, available amount and last use', async () => {
    detailServer(cardDetailOf({ figures: used, balance: usd('700.00') }));
    await show(seen);
    expect(await figureOf('Spent this month')).toBe('$1,800.00 USDLimit 2,000.00 USD · resets 2026-12-01 00:00');
    expect(screen.getByRole('progressbar', { name: 'Share of the limit used' }).ariaValueNow).toBe('90');
    expect(await figureOf('On hold')).toBe('$120.40 USD2 open authorizations');
    expect(await figureOf('Available')).toBe('$200.00 USDBalance 700.00 USD');
    expect(await figureOf('Last used')).toMatch(/14:08$/);
    expect(screen.getAllByText('11/28')).toHaveLength(1);
  });

  test.each<[string, Partial<CardDetail>, string]>([
    ['no limit', { limit: null }, 'No limit'],
    [
      'a limit of each purchase',
      { limit: { amount: usd('30.00'), period: 'PER_TXN' } },
      'Limit 30.00 USD per transaction',
    ],
    ['a limit that never resets', { figures: figuresOf({ resetsAt: null }) }, 'Limit 2,000.00 USD'],
  ])('of a card with %s have only the limit as note', async (_name, over, note) => {
    detailServer(cardDetailOf(over));
    await show(seen);
    expect(await figureOf('Spent this month')).toBe(`$0.00 USD${note}`);
  });

  test('are translated into Chinese, without the last use for users without permission for purchases', async () => {
    detailServer(cardDetailOf({ figures: used }));
    await show({ locale: 'zh-CN' });
    expect(await figureOf('本月已用')).toBe('$1,800.00 USD限额 2,000.00 USD · 2026-12-01 00:00重置');
    expect(screen.queryByText('最近使用')).toBeNull();
  });
});

describe('the limits of a card', () => {
  const rules = { grants: ['cards.card.view', 'cards.limit-rule.view'] };

  test('start with its own limit, without the message for unlimited cards', async () => {
    detailServer(cardDetailOf({ figures: figuresOf({ spent: usd('2100.00') }) })).on(readCardLimits, () => ({
      list: [],
      timezone: 'Asia/Singapore',
    }));
    await show(rules);
    const own = await screen.findByText('Card limit');
    expect(own.closest('li')?.textContent).toBe('Card limitPer month0.00 USD of 2,000.00 USD remaining');
    expect(screen.queryByText('No limits apply to this card.')).toBeNull();
  });

  test('show that the card is unlimited only without a limit and without rules', async () => {
    detailServer(cardDetailOf({ limit: null })).on(readCardLimits, () => ({ list: [], timezone: 'Asia/Singapore' }));
    await show(rules);
    expect(await screen.findByText('No limits apply to this card.')).toBeTruthy();
  });

  test('contain only its own limit and request no rules without the permission for rules', async () => {
    const server = detailServer();
    await show();
    expect(await screen.findByText('Card limit')).toBeTruthy();
    expect(server.inputsOf(readCardLimits)).toEqual([]);
  });
});

describe('the page of a card', () => {
  test('the page has the number as title, figures and facts', async () => {
    detailServer();
    await show();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('4571 •••• •••• 0982');
    expect(await figureOf('Spent this month')).toBe('$0.00 USDLimit 2,000.00 USD · resets 2026-12-01 00:00');
    expect(screen.getByText('2028-11-30')).toBeTruthy();
    expect(screen.getByText('B-20261120-0001')).toBeTruthy();
    expect(screen.getByText(idOf('card', 1))).toBeTruthy();
  });

  test('a shared card shows the available amount instead of a balance, and links to its group', async () => {
    const pool = { id: idOf('group', 1), name: 'Fleet', status: 'ACTIVE' } as const;
    const drawsOn = { pool, spendable: usd('50.00') };
    const figures = figuresOf({ available: usd('50.00') });
    detailServer(cardDetailOf({ fundingMode: 'SHARE', balance: usd('0.00'), drawsOn, figures }));
    const { user, requested } = await show({ grants: ['cards.card.view', 'cards.share-card.view'] });
    expect(await figureOf('Available')).toBe('$50.00 USDFrom Fleet');
    await user.click(screen.getByRole('link', { name: 'Fleet' }));
    expect(requested.visited).toContain(`/main/cards-share-cards?poolId=${pool.id}`);
  });

  test('the history shows user, time and reason, newest first, in days of the user', async () => {
    detailServer(cardDetailOf(frozenCardOf()), [eventOf({}), frozen]);
    await show();
    const history = within(await screen.findByRole('group', { name: 'History' }));
    expect(await history.findAllByRole('list')).toEqual([history.getByRole('list', { name: 'Nov 20, 2026' })]);
    const [newest, oldest] = history.getAllByRole('listitem');
    expect(newest?.textContent).toMatch(/23:59.*Active → Frozen.*Lost.*Wei Ling Tan · Console · Lost at the airport/);
    expect(oldest?.textContent).toMatch(/00:30.*Active.*Ines Moreau · Console/);
  });

  describe('a card with a cancellation request', () => {
    const requested = eventOf({
      seq: 3,
      from: 'ACTIVE',
      to: 'CANCEL_REVIEW',
      actor: 'Daniel Koh',
      reason: 'NOT_NEEDED',
    });
    const grants = ['cards.card.view', 'reviews.review.view'];
    const reviewed = (over: Partial<Review> = {}) =>
      reviewOf({ kind: 'CARD_CANCEL', objectId: idOf('card', 1), dueAt: '2026-11-30T02:00:00Z', ...over });
    const waiting = (...reviews: Review[]) =>
      detailServer(cardDetailOf({ state: 'CANCEL_REVIEW' }), [requested, eventOf({})]).on(listReviews, (query) =>
        listResultOf(reviews, query),
      );

    test('shows requester, approvers and due time, and links to its own review', async () => {
      const server = waiting(reviewed({ id: idOf('rev', 8), objectId: idOf('card', 9) }), reviewed());
      const { user, requested: done } = await show({ grants });
      expect(await screen.findByText(/^Daniel Koh requested cancellation on 2026-11-20/)).toBeTruthy();
      expect(screen.getByText(/someone else with permission to review cancellations/)).toBeTruthy();
      expect(await screen.findByText(/^Decision due by 2026-11-30 10:00/)).toBeTruthy();
      await user.click(screen.getByRole('link', { name: 'Open review' }));
      expect(done.visited).toEqual([`/main/cards-cancel-review?desk=on&review=${reviewed().id}`]);
      expect(server.inputsOf(listReviews)[0]?.keyword).toBe('Search ads 0982');
      expect(screen.queryByRole('button', { name: 'Withdraw request' })).toBeNull();
    });

    test('is active again after its requester has withdrawn the request', async () => {
      const server = waiting(reviewed({ allowedActions: [{ action: 'WITHDRAW', enabled: true }] }));
      server.on(decideReview, () => {
        server.on(readCard, () => cardDetailOf());
        return reviewDetailOf({ state: 'WITHDRAWN' });
      });
      const { user, requested: done } = await show({ grants });
      await user.click(await screen.findByRole('button', { name: 'Withdraw request' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Withdraw request' }));
      expect(await screen.findByText('Active', { selector: 'header *, h1 ~ *' })).toBeTruthy();
      const { id, version } = reviewed();
      expect(server.inputsOf(decideReview)).toEqual([{ id, version, decision: 'WITHDRAW' }]);
      expect(done.notices).toEqual([{ tone: 'ok', text: 'Cancellation of card ••0982 withdrawn' }]);
      expect(screen.queryByText(/requested cancellation/)).toBeNull();
    });

    test('requests no review without permission for reviews, in Chinese', async () => {
      const server = waiting(reviewed());
      await show({ locale: 'zh-CN' });
      expect(await screen.findByText(/^在其他有注销审核权限的人员/)).toBeTruthy();
      expect(screen.queryByRole('link', { name: '打开审核' })).toBeNull();
      expect(server.inputsOf(listReviews)).toEqual([]);
    });
  });

  test('the history is translated into Chinese', async () => {
    detailServer(cardDetailOf(frozenCardOf()), [eventOf({}), frozen]);
    await show({ locale: 'zh-CN' });
    const history = within(await screen.findByRole('group', { name: '历史记录' }));
    expect(await history.findByRole('list', { name: '2026年11月20日' })).toBeTruthy();
    expect(history.getAllByRole('listitem')[0]?.textContent).toMatch(/已冻结.*丢失.*控制台/);
  });

  test('a card that cannot be loaded shows an error with retry', async () => {
    detailServer().on(readCard, () => {
      throw refusal(codes.notFound);
    });
    await show();
    expect(await screen.findByText("This record doesn't exist, or you don't have access to it")).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Retry' }).length).toBeGreaterThan(0);
  });

  test('the page shows a hint if the address has no id', async () => {
    detailServer();
    await show({ at: '/main/cards-balance-view-card-detail' });
    expect(screen.getByText('Select a card from the list.')).toBeTruthy();
  });

  test('[seed 4.8] a card in creation is polled until it is created, without resetting the idle timeout', async () => {
    const creating = cardDetailOf({ state: 'CREATING', createStatus: 'CREATING', status: null, allowedActions: [] });
    const server = detailServer(creating);
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      await show();
      expect(await screen.findByText('Creating the card. This page updates automatically.')).toBeTruthy();
      server.on(readCard, () => ({ ...creating, state: 'PENDING' as const, createStatus: 'PENDING' as const }));
      act(() => jest.advanceTimersByTime(3000));
      expect(await screen.findByText(/^The channel received the order/)).toBeTruthy();
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

  test('an action without permission is hidden; an action that is not possible shows its reason', async () => {
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

describe('an address with an action', () => {
  const offering = (enabled: boolean) =>
    detailServer(cardDetailOf({ allowedActions: [{ action: 'LIMIT', enabled, reason: 'CARD_CANCELLED' }] }));

  test('opens its dialog once', async () => {
    offering(true);
    const { user, search } = await show({ at: `${at}&do=LIMIT` });
    const dialog = within(await screen.findByRole('dialog', { name: 'Change limit of card ••0982' }));
    expect(search()).not.toContain('do=');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['that is not possible', 'LIMIT'],
    ['that is not offered', 'FREEZE'],
  ])('opens no dialog for an action %s', async (_name, action) => {
    offering(false);
    const { search } = await show({ at: `${at}&do=${action}` });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(search()).not.toContain('do=');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('revealing a card', () => {
  const reveal = { action: 'REVEAL', enabled: true };
  const ticket = {
    frame: 'http://reveal.localhost/reveal',
    stepUp: 'password' as const,
    expiresAt: '2026-11-20T16:01:00Z',
  };

  test('is hidden without permission, and disabled with a reason for a cancelled card', async () => {
    detailServer();
    const shown = await show();
    expect(await screen.findByRole('button', { name: 'Freeze card' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Reveal/ })).toBeNull();
    shown.unmount();
    detailServer(cardDetailOf({ allowedActions: [{ ...reveal, enabled: false, reason: 'CARD_CANCELLED' }] }));
    await show();
    expect(await screen.findByRole('button', { name: 'Reveal card details: The card is cancelled' })).toBeTruthy();
  });

  test('requires a purpose, then shows a frame of another origin without the ticket in its address', async () => {
    const server = detailServer(cardDetailOf({ allowedActions: [reveal] })).on(requestReveal, () => ({
      ticket: 'once',
      ...ticket,
    }));
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Reveal card details' }));
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

  test('shows in the dialog that the rate limit is reached', async () => {
    detailServer(cardDetailOf({ allowedActions: [reveal] })).on(requestReveal, () => {
      throw refusal(codes.tooMany);
    });
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Reveal card details' }));
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

  test('the dialog shows that pending authorizations can still settle', async () => {
    detailServer();
    const { dialog } = await open();
    expect(dialog.getByText(/Pending authorizations can still settle/)).toBeTruthy();
  });

  test('the dialog survives a hot swap and keeps the newer version of the card', async () => {
    detailServer().on(freezeCard, () => {
      throw refusal(codes.versionConflict, { data: { current: cardDetailOf(frozenCardOf({ version: 4 })) } });
    });
    const before = await open();
    await before.choose('Lost');
    await before.user.click(before.dialog.getByRole('button', { name: 'Freeze card' }));
    await before.dialog.findByText(/Someone else changed this card/);
    const part = 'deed';
    const captured = before.parts.get(part)?.capture();
    if (!captured) throw new Error('The dialog registers no part of the page.');
    before.unmount();
    await show({ waiting: { [part]: captured } });
    const dialog = within(await screen.findByRole('dialog', { name: /0982/ }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Reason' })).toHaveProperty('value', 'Lost'));
    expect(dialog.queryByRole('button', { name: 'Freeze card' })).toBeNull();
  });

  test('a reason is required, and a note for the reason "other"', async () => {
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

  test('the page shows the frozen card and its new history entry', async () => {
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
    expect(requested.notices).toEqual([
      { tone: 'ok', text: 'Card ••0982 frozen', action: expect.objectContaining({ label: 'Undo' }) },
    ]);
  });

  test('undo in the notice is applied once, even if it is pressed twice', async () => {
    const server = detailServer();
    server.on(freezeCard, () => cardDetailOf(frozenCardOf({ version: 4 }))).on(unfreezeCard, () => cardDetailOf());
    const { user, dialog, choose, requested } = await open();
    await choose('Lost');
    await user.click(dialog.getByRole('button', { name: 'Freeze card' }));
    await waitFor(() => expect(requested.notices).toHaveLength(1));
    const undo = requested.notices[0]?.action;
    undo?.onSelect();
    undo?.onSelect();
    await waitFor(() => expect(requested.notices).toHaveLength(3));
    expect(requested.notices.at(-1)).toEqual({ tone: 'ok', text: 'Card ••0982 unfrozen' });
    expect(server.inputsOf(unfreezeCard)[0]).toEqual({ id: idOf('card', 1), version: 4, reason: 'MISTAKE' });
    const keys = server.arrived
      .filter(({ path }) => path === unfreezeCard.path)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });

  test('a refused undo shows a failure', async () => {
    detailServer()
      .on(freezeCard, () => cardDetailOf(frozenCardOf({ version: 4 })))
      .on(unfreezeCard, () => {
        throw refusal(codes.noPermission);
      });
    const { user, dialog, choose, requested } = await open();
    await choose('Lost');
    await user.click(dialog.getByRole('button', { name: 'Freeze card' }));
    await waitFor(() => expect(requested.notices).toHaveLength(1));
    requested.notices[0]?.action?.onSelect();
    await waitFor(() => expect(requested.notices.at(-1)).toMatchObject({ tone: 'bad' }));
  });

  test('undo is not offered without permission to unfreeze', async () => {
    detailServer().on(freezeCard, () => cardDetailOf(frozenCardOf({ version: 4, allowedActions: [] })));
    const { user, dialog, choose, requested } = await open();
    await choose('Lost');
    await user.click(dialog.getByRole('button', { name: 'Freeze card' }));
    await waitFor(() => expect(requested.notices).toEqual([{ tone: 'ok', text: 'Card ••0982 frozen' }]));
  });

  test('a double click freezes once', async () => {
    const server = detailServer().on(freezeCard, () => cardDetailOf(frozenCardOf()));
    const { user, dialog, choose } = await open();
    await choose('Lost');
    await user.dblClick(dialog.getByRole('button', { name: 'Freeze card' }));
    expect(server.inputsOf(freezeCard)).toHaveLength(1);
  });

  test('a version conflict keeps the input, and the card can be frozen with the next attempt', async () => {
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
    expect(await dialog.findByText(/Someone else changed this card. It is now: Active/)).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveProperty('value', 'call 42');
    await user.click(dialog.getByRole('button', { name: 'Freeze card' }));
    expect(server.inputsOf(freezeCard).map(({ version }) => version)).toEqual([3, 9]);
  });

  test('a card that another user froze can no longer be frozen', async () => {
    detailServer().on(freezeCard, () => {
      throw refusal(codes.versionConflict, { data: { current: cardDetailOf(frozenCardOf({ version: 4 })) } });
    });
    const { user, dialog, choose } = await open();
    await choose('Lost');
    await user.click(dialog.getByRole('button', { name: 'Freeze card' }));
    expect(await dialog.findByText(/It is now: Frozen/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Freeze card' })).toBeNull();
  });

  test('a refusal is shown in the dialog with its id', async () => {
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

  test('unfreezing has its own reasons', async () => {
    const server = detailServer(cardDetailOf(frozenCardOf())).on(unfreezeCard, () => cardDetailOf());
    const { user, dialog, choose } = await open('Unfreeze card');
    await choose('Resolved');
    await user.click(dialog.getByRole('button', { name: 'Unfreeze card' }));
    expect(server.inputsOf(unfreezeCard)).toEqual([{ id: idOf('card', 1), version: 3, reason: 'RESOLVED' }]);
  });
});

describe('cardholder of a card', () => {
  const holderWith = (revealable: boolean) =>
    holderDetailOf({ birthday: { group: 'HOLDER_IDENTITY', masked: '••••-••-••', revealable } });
  const card = cardDetailOf({ cardholder: { id: idOf('holder', 1), name: 'Mei Tanaka' } });
  const grants = ['cards.card.view', 'cards.cardholder.view'];

  test('[seed 6.7] the values of a cardholder are masked until a user with permission requests a group of them', async () => {
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

  test('the page does not request the cardholder without permission for cardholders', async () => {
    const server = detailServer(card).on(readCardholder, () => holderWith(true));
    await show();
    await screen.findByText('Details');
    expect(server.inputsOf(readCardholder)).toEqual([]);
  });
});

describe('failed card creations', () => {
  const failed = cardDetailOf({ state: 'FAILED', failure: 'SANDBOX-05: Declined.', batchNo: 'CB-20261120-ABC123' });
  const grants = ['cards.card.view', 'cards.card.create'];
  const cardAfter = { ...failed, state: 'CREATING' as const, failure: null, version: failed.version + 1 };

  test('a failed creation cannot be retried without permission to create cards', async () => {
    detailServer(failed);
    await show();
    expect(await screen.findByText('SANDBOX-05: Declined.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry creation' })).toBeNull();
  });

  test('a refused retry shows the reason', async () => {
    const server = detailServer(failed).on(retryCard, () => {
      throw refusal(codes.exceedsBalance);
    });
    const { user } = await show({ grants });
    await user.click(await screen.findByRole('button', { name: 'Retry creation' }));
    expect(await screen.findByText('Cannot exceed balance')).toBeTruthy();
    expect(server.inputsOf(retryCard)).toEqual([{ id: failed.id, version: failed.version }]);
    expect(screen.getByRole('link', { name: 'Open batch' }).getAttribute('href')).toContain(failed.batchNo);
  });

  test('a failed creation can be retried, and the page then shows the card as being created', async () => {
    const server = detailServer(failed).on(retryCard, () => {
      server.on(readCard, () => cardAfter);
      return { at: 'ordered' as const, card: cardAfter };
    });
    const { user } = await show({ grants });
    await user.click(await screen.findByRole('button', { name: 'Retry creation' }));
    await waitFor(() => expect(screen.queryByText('SANDBOX-05: Declined.')).toBeNull());
    expect(server.inputsOf(retryCard)).toHaveLength(1);
  });
});

describe('the transactions of a card', () => {
  const activities: CardActivity[] = [
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
      change: null,
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
      change: null,
    },
  ];
  const withPurchases = () =>
    detailServer()
      .on(listTransactions, (query) => listResultOf([rowOf(declinedOf())], query))
      .on(readCardActivities, () => ({ list: activities }));
  const grants = ['cards.card.view', 'cards.transaction.view'];

  test('a timeout of the channel is shown in the language of the user', async () => {
    const [, order] = activities;
    const late = order ? [{ ...order, state: 'UNKNOWN', error: 'NO_ANSWER' }] : [];
    detailServer().on(readCardActivities, () => ({ list: late }));
    await show({ locale: 'zh-CN' });
    expect(await screen.findByText('渠道未在规定时间内响应。')).toBeTruthy();
  });

  test('link to each transaction and to all transactions of the card', async () => {
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

  test('are neither shown nor requested without their permission', async () => {
    const server = withPurchases();
    await show();
    await screen.findByRole('group', { name: 'History' });
    expect(screen.queryByRole('tab', { name: 'Transactions' })).toBeNull();
    expect(server.inputsOf(listTransactions)).toEqual([]);
  });

  test('a decline shows its reason in the history, and ledger lines are expanded on demand', async () => {
    const declined: CardActivity = {
      key: 'txn_2 1',
      at: '2026-11-20T17:00:00Z',
      kind: 'PURCHASE',
      what: 'AUTH',
      state: 'REFUSED',
      error: 'CARD_BLOCKED',
      amount: usd('20.00'),
      balanceAfter: null,
      transaction: { id: idOf('txn', 2), shop: 'Cloudmere Hosting' },
      entry: null,
      change: null,
    };
    detailServer(cardDetailOf(), [eventOf({ by: 'SYSTEM', actor: 'System' })]).on(readCardActivities, () => ({
      list: [declined, ...activities],
    }));
    const { user } = await show({ grants });
    const history = within(await screen.findByRole('group', { name: 'History' }));
    const shop = await history.findByText('Cloudmere Hosting');
    expect(shop.closest('li')?.textContent).toMatch(/Card frozen/);
    expect(screen.queryByText(/System · System/)).toBeNull();
    const entry = history.getByText('Ledger entry 118204', { selector: 'summary' });
    expect(entry.closest('details')).toHaveProperty('open', false);
    await user.click(entry);
    expect(entry.closest('details')).toHaveProperty('open', true);
  });

  describe('changes by users', () => {
    const by = { actor: 'Priya Raman', reason: null, note: null };
    const unchanged = { limit: null, alias: null, cardholder: null, validTo: null };
    const orderOf = (
      what: string,
      change: Partial<CardChange>,
      amount: CardActivity['amount'] = null,
    ): CardActivity => ({
      key: `order_${what}`,
      at: '2026-11-20T16:00:00Z',
      kind: 'ORDER',
      what,
      state: 'SUCCESS',
      error: null,
      amount,
      balanceAfter: null,
      transaction: null,
      entry: null,
      change: { ...by, ...unchanged, ...change },
    });
    const limit = orderOf('UPDATE_LIMIT', {
      reason: 'MORE_SPENDING',
      note: 'Lisbon group extended',
      limit: { from: { amount: usd('10000.00'), period: 'MONTH' }, to: null },
    });

    test.each<[string, CardActivity, RegExp]>([
      [
        'a limit',
        limit,
        /Limit change.*10,000\.00 USD \(Per month\) → No limit.*Priya Raman · More spending · Lisbon group extended/,
      ],
      ['an alias', orderOf('UPDATE_ALIAS', { alias: { from: 'Ads', to: 'Ads 2' } }), /Ads → Ads 2.*Priya Raman/],
      [
        'a holder whose name is not for everybody',
        orderOf('UPDATE_INFO', { cardholder: { from: null, to: '••0001' } }),
        /No cardholder → ••0001.*Priya Raman/,
      ],
      [
        'a last day',
        orderOf('UPDATE_INFO', { validTo: { from: '2028-11-30', to: '2028-12-31' } }),
        /Valid until 2028-11-30 → 2028-12-31/,
      ],
      ['a top-up', orderOf('TOPUP', {}, usd('20.00')), /Top-up.*Completed.*Priya Raman.*20\.00 USD/],
    ])('%s is shown with both values, user and reason', async (_name, activity, text) => {
      detailServer().on(readCardActivities, () => ({ list: [activity] }));
      await show({ grants });
      const history = within(await screen.findByRole('group', { name: 'History' }));
      await screen.findByText(/Priya Raman/);
      expect(history.getAllByRole('listitem')[0]?.textContent).toMatch(text);
    });

    test('are translated into Chinese', async () => {
      detailServer().on(readCardActivities, () => ({ list: [limit] }));
      await show({ grants, locale: 'zh-CN' });
      expect((await screen.findByText(/Priya Raman/)).closest('li')?.textContent).toMatch(
        /10,000\.00 USD（每月） → 不限.*Priya Raman · .*Lisbon group extended/,
      );
    });
  });

  test('the history has state transitions, orders with their channel response, and ledger entries with balances', async () => {
    withPurchases();
    const { user, search } = await show({ grants });
    const history = within(await screen.findByRole('group', { name: 'History' }));
    await history.findByText('Clearing');
    expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Clearing.*Stayhaven Hotels.*Balance 419\.60 USD.*−80\.40 USD/),
      expect.stringMatching(/Active/),
      expect.stringMatching(/Card creation.*Rejected by channel.*SANDBOX-05/),
    ]);
    await user.click(screen.getByRole('button', { name: 'Money' }));
    expect(history.getAllByRole('listitem')).toHaveLength(1);
    expect(search()).toContain('show=money');
  });
});
