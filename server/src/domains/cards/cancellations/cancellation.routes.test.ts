import { codes } from '@console/contracts';
import {
  cancelCard,
  type Card,
  type Cancellation,
  downloadEvidence,
  listCards,
  readCancellation,
  readCard,
  resolveCancellation,
  type Resolution,
} from '@console/contracts/cards';
import { listNotifications } from '@console/contracts/notifications';
import { decideReview, readReview, type ReviewDetail } from '@console/contracts/reviews';
import { createWebhook } from '@console/contracts/webhooks';
import { verifyLedger } from '@console/contracts/accounts';
import { sandboxBooks } from '../channels/sandbox-book.query';
import { isRefused } from '../channels/sandbox-close.adapter';
import { settleDueOrders } from '../channels/settle-order.actions';
import { submission } from '../../../testing/card-samples';
import { emptyPdf, givenFile } from '../../../testing/given-file';
import { dyingPool } from '../../../testing/dying-pool';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { readDueBalances } from './read-balances.actions';

type Headers = Record<string, string>;

let test_: TestApp;
let maker: Headers;
let checker: Headers;
let owner: Headers;
const free: Record<string, Card[]> = {};
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  const signIns = (['operations', 'finance.checker', 'owner'] as const).map((login) => test_.signIn(login));
  [maker = {}, checker = {}, owner = {}] = await Promise.all(signIns);
  await test_.database.pool.query(
    "update card_order set due_at = due_at + interval '10 years' where finished_at is null",
  );
  const { list } = await test_.call(
    listCards,
    { pageSize: 200, filter: { state: ['ACTIVE'], currency: ['USD'] } },
    maker,
  );
  for (const [mode, bins] of Object.entries({ SYNC: ['4000'], ASYNC: ['5100'] }))
    free[mode] = list.filter(
      ({ bin, balance }) => bins.some((start) => bin.bin.startsWith(start)) && balance.amount !== '0.00',
    );
});
afterAll(() => test_.close());

const working = () => ({ pool: test_.database.pool, clock: () => test_.clock.now });
const work = async () => {
  while ((await readDueBalances(working())) + (await settleDueOrders(working())) > 0);
};
const query = (text: string, values: unknown[]) => test_.database.pool.query(text, values);

/** Makes the balance of the sandbox differ by an amount in cents. */
const differ = ({ id }: Card, cents: number) =>
  query(
    `insert into sandbox_card (card_id, company_id, gap_minor) select id, company_id, $2 from card where id = $1
     on conflict (card_id) do update set gap_minor = $2`,
    [id, cents],
  );
const setMode = ({ id }: Card, mode: string) =>
  query('update card set channel_id = (select id from channel where mode = $2 limit 1) where id = $1', [id, mode]);

async function cardOf(mode: 'SYNC' | 'ASYNC' | 'FLAKY'): Promise<Card> {
  const card = free['SYNC']?.shift() ?? free['ASYNC']?.shift();
  if (!card) throw new Error('The demo has too few cards.');
  await setMode(card, mode);
  return test_.call(readCard, { id: card.id }, maker);
}

async function request(card: Card): Promise<string> {
  await test_.call(cancelCard, { id: card.id, version: card.version, reason: 'NOT_NEEDED' }, maker);
  const { rows } = await query('select id from review where object_id = $1', [card.id]);
  return rows[0].id;
}
const detail = (id: string): Promise<Cancellation> => test_.call(readCancellation, { id }, checker);
const reviewOf = (id: string): Promise<ReviewDetail> => test_.call(readReview, { id }, checker);
const approve = async (id: string, headers = checker) => {
  const { version } = await reviewOf(id);
  return test_.post(decideReview.path, { id, version, decision: 'APPROVE' }, { ...headers, ...submission() });
};
const choose = async (
  id: string,
  resolution: Resolution,
  headers = checker,
  note = 'Seen',
  evidence: string[] = [],
) => {
  const { version } = await detail(id);
  const requested = { id, version, resolution, note, ...(evidence.length > 0 && { evidence }) };
  return test_.post(resolveCancellation.path, requested, { ...headers, ...submission() });
};
const followChannel = async (id: string) =>
  choose(id, 'AS_CHANNEL', checker, 'Seen', [(await givenFile(test_, checker)).id]);
const stateOf = async ({ id }: Card) => {
  const { state, cancelState, balance } = await test_.call(readCard, { id }, maker);
  return [state, cancelState, balance.amount];
};
const merchantMoney = async ({ merchant, currency }: Card) => {
  const { rows } = await query(
    "select balance from ledger_account where owner_id = $1 and currency = $2 and code = 'MERCHANT_AVAILABLE'",
    [merchant.id, currency],
  );
  return BigInt(rows[0].balance);
};
const centsOf = ({ balance }: Card) => BigInt(Math.round(Number(balance.amount) * 100));

/** Approved cancellation whose order the sandbox will accept; it refuses some orders by their id. */
async function underWay(mode: 'ASYNC' | 'FLAKY'): Promise<{ card: Card; id: string; before: bigint }> {
  const card = await cardOf(mode);
  const before = await merchantMoney(card);
  const id = await request(card);
  await work();
  expect((await approve(id)).code).toBe(200);
  const { rows } = await query('select order_id from cancel_request where review_id = $1', [id]);
  return isRefused(rows[0].order_id) ? underWay(mode) : { card, id, before };
}

test('[seed 4] an approved cancellation is executing until the channel has closed the card; then the balance is returned once', async () => {
  const { card, id, before } = await underWay('ASYNC');
  expect(await detail(id)).toMatchObject({ match: 'MATCHED', difference: { amount: '0.00' } });
  expect(await stateOf(card)).toEqual(['CANCEL_REVIEW', 'EXECUTING', card.balance.amount]);
  expect(await reviewOf(id)).toMatchObject({ state: 'APPROVED', stage: 'EXECUTING', execution: 'RUNNING' });
  await work();
  expect(await detail(id)).toMatchObject({ cancelState: 'EXECUTING', order: { state: 'PROCESSING', attempts: 1 } });
  expect(await merchantMoney(card)).toBe(before);
  test_.clock.advance(31);
  await work();
  expect(await stateOf(card)).toEqual(['CANCELLED', 'DONE', '0.00']);
  expect(await merchantMoney(card)).toBe(before + centsOf(card));
  expect(await reviewOf(id)).toMatchObject({ stage: 'APPROVED', execution: 'DONE' });
});

test('a timeout is not a failure: the channel is queried until the outcome is confirmed', async () => {
  const { card, id } = await underWay('FLAKY');
  expect(await detail(id)).toMatchObject({ match: 'UNAVAILABLE', channel: null });
  await work();
  expect(await detail(id)).toMatchObject({ cancelState: 'EXECUTING', order: { state: 'UNKNOWN' } });
  test_.clock.advance(31);
  await work();
  expect(await stateOf(card)).toEqual(['CANCELLED', 'DONE', '0.00']);
});

test('[seed 4.11] different balances block the approval until a user chooses one of them', async () => {
  const card = await cardOf('SYNC');
  const before = await merchantMoney(card);
  await differ(card, -150);
  const id = await request(card);
  await work();
  expect(await detail(id)).toMatchObject({
    cancelState: 'MISMATCH',
    match: 'MISMATCHED',
    difference: { amount: '-1.50' },
  });
  expect((await approve(id)).code).toBe(codes.balanceMismatch);
  expect((await choose(id, 'AS_LEDGER', checker, '')).code).toBe(codes.invalid);
  expect((await choose(id, 'AS_LEDGER', maker)).code).toBe(codes.noPermission);
  expect((await choose(id, 'AS_LEDGER')).code).toBe(200);
  expect(await stateOf(card)).toEqual(['CANCEL_REVIEW', 'MISMATCH', card.balance.amount]);
  expect((await approve(id)).code).toBe(200);
  await work();
  expect(await stateOf(card)).toEqual(['CANCELLED', 'DONE', '0.00']);
  expect(await merchantMoney(card)).toBe(before + centsOf(card));
  const { rows } = await query(
    'select state, category, theirs_minor - ours_minor as more from recon_item where object_id = $1',
    [card.id],
  );
  expect(rows).toEqual([{ state: 'OPEN', category: 'AMOUNT', more: '-150' }]);
});

test('a decision for the channel balance is booked against suspense, and a large difference needs a second approver', async () => {
  const card = await cardOf('SYNC');
  const before = await merchantMoney(card);
  await differ(card, 25_000);
  const id = await request(card);
  await work();
  expect((await followChannel(id)).code).toBe(200);
  expect(await detail(id)).toMatchObject({ needsSecond: true, resolution: 'AS_CHANNEL', resolvedBy: 'Lukas Brandt' });
  expect((await approve(id)).code).toBe(codes.ownItem);
  expect((await approve(id, owner)).code).toBe(200);
  await work();
  expect(await stateOf(card)).toEqual(['CANCELLED', 'DONE', '0.00']);
  expect(await merchantMoney(card)).toBe(before + centsOf(card) + 25_000n);
  expect(await test_.call(verifyLedger, {}, owner)).toMatchObject({ isSound: true });
});

test('a changed two-person threshold applies immediately to a cancellation in review, and the default once it is inactive', async () => {
  const card = await cardOf('SYNC');
  await differ(card, 25_000);
  const id = await request(card);
  await work();
  const needsSecond = async (value: string, isActive = true) => {
    await query("update system_parameter set value = $1, is_active = $2 where code = 'review.two_person_threshold'", [
      value,
      isActive,
    ]);
    return (await detail(id)).needsSecond;
  };
  expect(await needsSecond('250')).toBe(false);
  expect(await needsSecond('249')).toBe(true);
  expect(await needsSecond('250', false)).toBe(true);
});

describe('a decision for the channel balance with evidence', () => {
  let card: Card;
  let id: string;
  beforeAll(async () => {
    card = await cardOf('SYNC');
    await differ(card, -20);
    id = await request(card);
    await work();
  });
  const chosenWith = (...evidence: string[]) => choose(id, 'AS_CHANNEL', checker, 'Seen', evidence);
  const issuesOf = ({ code, fieldErrors = [] }: Awaited<ReturnType<typeof choose>>) => [
    code,
    ...fieldErrors.map(({ field, code: why }) => `${field} ${why}`),
  ];

  test('is refused without a file, and with a file that belongs to another user, is a picture, has expired or is a duplicate', async () => {
    expect(issuesOf(await chosenWith())).toEqual([codes.invalid, 'evidence REQUIRED']);
    expect(issuesOf(await choose(id, 'AS_CHANNEL', checker, ''))).toEqual([
      codes.invalid,
      'note REQUIRED',
      'evidence REQUIRED',
    ]);
    const theirs = await givenFile(test_, owner);
    expect(issuesOf(await chosenWith(theirs.id))).toEqual([codes.invalid, 'evidence FILE_GONE']);
    const { id: late } = await givenFile(test_, checker);
    await query('update file_object set expires_at = created_at where id = $1', [late]);
    expect(issuesOf(await chosenWith(late))).toEqual([codes.invalid, 'evidence FILE_GONE']);
    const { id: picture } = await givenFile(test_, checker);
    await query("update file_object set picture_key = $2, picture_purpose = 'PICTURE' where id = $1", [
      picture,
      'x'.repeat(43),
    ]);
    expect(issuesOf(await chosenWith(picture))).toEqual([codes.invalid, 'evidence FILE_GONE']);
    const sound = await givenFile(test_, checker);
    expect(issuesOf(await chosenWith(sound.id, sound.id))).toEqual([codes.invalid, 'evidence FILE_GONE']);
    expect(await detail(id)).toMatchObject({ evidence: [], resolution: null });
  });

  test('[seed 5.21] is refused with more files than the platform permits in one field', async () => {
    await query("update system_parameter set value = $1 where code = 'upload.max_files'", ['1']);
    const files = [await givenFile(test_, checker), await givenFile(test_, checker)];
    const { code, fieldErrors } = await chosenWith(...files.map((file) => file.id));
    await query("update system_parameter set value = $1 where code = 'upload.max_files'", ['10']);
    expect([code, fieldErrors]).toMatchObject([codes.invalid, [{ field: 'evidence', message: 'Choose 1 or fewer' }]]);
  });

  test('stores the files; users who can see the cancellation download them, which writes an audit log entry', async () => {
    const file = await givenFile(test_, checker, 'statement of 20 November.pdf');
    const second = await givenFile(test_, checker, 'their e-mail.pdf');
    expect((await chosenWith(file.id, second.id)).code).toBe(200);
    expect(issuesOf(await chosenWith(file.id))).toEqual([codes.invalid, 'evidence FILE_GONE']);
    const record = await test_.call(readCancellation, { id }, owner);
    expect(record.evidence).toMatchObject([
      { fileId: file.id, name: 'statement of 20 November.pdf', givenBy: 'Lukas Brandt' },
      { fileId: second.id, name: 'their e-mail.pdf', givenBy: 'Lukas Brandt' },
    ]);
    const { url } = await test_.call(downloadEvidence, { id, fileId: file.id }, owner);
    const saved = await test_.app.inject({ url });
    expect([saved.body, saved.headers['content-type']]).toEqual([emptyPdf, 'application/pdf']);
    expect((await test_.app.inject({ url })).statusCode).toBe(404);
    const { rows } = await query(
      'select action, after from audit_event where object_id = $1 and action = any($2) order by seq',
      [card.id, [resolveCancellation.path, downloadEvidence.path]],
    );
    expect(rows).toEqual([
      {
        action: resolveCancellation.path,
        after: { resolution: 'AS_CHANNEL', evidence: `${file.name}, ${second.name}` },
      },
      { action: downloadEvidence.path, after: { downloaded: file.name } },
    ]);
  });

  test('does not expose its files to other companies, nor files of other cancellations', async () => {
    const [{ fileId } = { fileId: '' }] = (await detail(id)).evidence;
    const stranger = await test_.signIn('owner.zh');
    expect((await test_.post(downloadEvidence.path, { id, fileId }, stranger)).code).toBe(codes.notFound);
    const { id: other } = await givenFile(test_, owner);
    expect((await test_.post(downloadEvidence.path, { id, fileId: other }, owner)).code).toBe(codes.notFound);
  });
});

test('a difference found when the channel closes the card waits for a decision, which ends the card', async () => {
  const card = await cardOf('SYNC');
  const before = await merchantMoney(card);
  const id = await request(card);
  await work();
  await approve(id);
  await differ(card, -40);
  await work();
  expect(await reviewOf(id)).toMatchObject({ state: 'APPROVED', stage: 'MISMATCH', execution: 'RUNNING' });
  expect(await detail(id)).toMatchObject({ isClosedThere: true, causes: [{ cause: 'CLOSED_THERE' }] });
  const reported = await test_.call(listNotifications, {}, checker);
  expect(reported.list.filter(({ objectId }) => objectId === id).map(({ type }) => type)).toContain('CANCEL_MISMATCH');
  expect(await merchantMoney(card)).toBe(before);
  expect((await followChannel(id)).code).toBe(200);
  expect(await stateOf(card)).toEqual(['CANCELLED', 'DONE', '0.00']);
  expect(await merchantMoney(card)).toBe(before + centsOf(card) - 40n);
  expect((await choose(id, 'AS_LEDGER')).code).toBe(codes.transition);
});

test('a difference that disappears after the channel closed the card ends the card at the next reading', async () => {
  const card = await cardOf('SYNC');
  const before = await merchantMoney(card);
  const id = await request(card);
  await work();
  await approve(id);
  await differ(card, -40);
  await work();
  expect(await detail(id)).toMatchObject({ cancelState: 'MISMATCH', isClosedThere: true });
  await differ(card, 0);
  expect((await choose(id, 'RESYNC')).code).toBe(200);
  await work();
  expect(await stateOf(card)).toEqual(['CANCELLED', 'DONE', '0.00']);
  expect(await merchantMoney(card)).toBe(before + centsOf(card));
});

test('a difference is read again immediately or after a delay, and disappears if the balances match', async () => {
  const card = await cardOf('SYNC');
  await differ(card, 7);
  const id = await request(card);
  await work();
  expect((await choose(id, 'WAIT')).code).toBe(200);
  await differ(card, 0);
  await work();
  expect(await detail(id)).toMatchObject({ cancelState: 'MISMATCH' });
  test_.clock.advance(4 * 3600);
  await work();
  checker = await test_.signIn('finance.checker');
  owner = await test_.signIn('owner');
  maker = await test_.signIn('operations');
  expect(await detail(id)).toMatchObject({ cancelState: 'REVIEWING', match: 'MATCHED' });
  await differ(card, 9);
  await choose(id, 'RESYNC');
  await work();
  expect(await detail(id)).toMatchObject({ cancelState: 'MISMATCH', difference: { amount: '0.09' } });
});

describe('a cancellation that the channel refused', () => {
  async function refused(): Promise<{ card: Card; id: string }> {
    const card = await cardOf('SYNC');
    const id = await request(card);
    await work();
    await approve(id);
    await query(
      "update card_order set state = 'FAILED', finished_at = due_at, last_error = 'No' where card_id = $1 and type = 'CANCEL'",
      [card.id],
    );
    await query("update card set cancel_state = 'FAILED' where id = $1", [card.id]);
    await query("update review set execution = 'FAILED', failure = 'No' where id = $1", [id]);
    return { card, id };
  }

  test('is executed again on retry', async () => {
    const { card, id } = await refused();
    expect(await stateOf(card)).toEqual(['FROZEN', 'FAILED', card.balance.amount]);
    expect((await choose(id, 'RETRY')).code).toBe(200);
    await work();
    expect(await stateOf(card)).toEqual(['CANCELLED', 'DONE', '0.00']);
  });

  test('can be abandoned by a second user, and the card returns to its former state', async () => {
    const { card, id } = await refused();
    const { version } = await test_.call(readCard, { id: card.id }, maker);
    const again = await test_.post(
      cancelCard.path,
      { id: card.id, version, reason: 'NOT_NEEDED' },
      { ...maker, ...submission() },
    );
    expect(again).toMatchObject({ code: codes.transition, data: { reason: 'CARD_CANCEL_FAILED' } });
    expect((await choose(id, 'ABANDON')).code).toBe(200);
    expect(await stateOf(card)).toEqual(['ACTIVE', 'NONE', card.balance.amount]);
    expect((await detail(id)).allowedActions).toEqual([]);
  });
});

test('a cancellation whose process dies at any statement is completed once by the next process', async () => {
  for (let statements = 2; statements <= 60; statements += 6) {
    const card = await cardOf('SYNC');
    const before = await merchantMoney(card);
    const id = await request(card);
    await work();
    await approve(id);
    const pool = dyingPool(test_.database.pool, statements);
    await settleDueOrders({ pool, clock: () => test_.clock.now }).catch(() => undefined);
    test_.clock.advance(61);
    await work();
    expect([statements, ...(await stateOf(card))]).toEqual([statements, 'CANCELLED', 'DONE', '0.00']);
    expect(await merchantMoney(card)).toBe(before + centsOf(card));
    const { rows } = await query(
      "select count(*)::int as n from ledger_entry where source_id = $1 and event_type = 'CARD_SWEPT'",
      [card.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
  }
});

test('a cancellation of another company can be neither read nor resolved', async () => {
  const id = await request(await cardOf('SYNC'));
  const stranger = await test_.signIn('owner.zh');
  expect((await test_.post(readCancellation.path, { id }, stranger)).code).toBe(codes.notFound);
  const body = { id, version: 1, resolution: 'RESYNC' };
  expect((await test_.post(resolveCancellation.path, body, { ...stranger, ...submission() })).code).toBe(
    codes.notFound,
  );
  expect(await sandboxBooks(test_.database.pool)('card_none').catch(() => 'unknown')).toBe('unknown');
});

test('the webhook event is sent when a card is cancelled, not on request or approval', async () => {
  await test_.call(createWebhook, { url: 'http://127.0.0.1:9/in', events: ['card.cancelled'] }, owner);
  const { card, id } = await underWay('ASYNC');
  const notifications = async () => {
    const { rows } = await query('select body from webhook_delivery where body::jsonb -> $1 ->> $2 = $3', [
      'data',
      'cardId',
      card.id,
    ]);
    return rows.map(({ body }: { body: string }) => JSON.parse(body) as { type: string; data: unknown });
  };
  await work();
  expect((await reviewOf(id)).state).toBe('APPROVED');
  expect(await notifications()).toEqual([]);
  test_.clock.advance(31);
  await work();
  expect(await notifications()).toMatchObject([
    { type: 'card.cancelled', data: { cardId: card.id, state: 'CANCELLED' } },
  ]);
});
