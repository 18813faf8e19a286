import { codes } from '@console/contracts';
import { verifyLedger } from '@console/contracts/accounts';
import {
  adjustReconItem,
  askChannel,
  type Card,
  explainReconItem,
  listCards,
  listReconItems,
  readCard,
  readReading,
} from '@console/contracts/cards';
import { decideReview, readReview } from '@console/contracts/reviews';
import { submission } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { readDueCards } from './read-cards.actions';

let test_: TestApp;
let finance: Record<string, string>;
const free: Record<string, Card[]> = {};
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  finance = await test_.signIn('finance.maker');
  const query = { pageSize: 200 as const, filter: { state: ['ACTIVE' as const], currency: ['USD' as const] } };
  const { list } = await test_.call(listCards, query, finance);
  for (const [mode, start] of Object.entries({ SYNC: '4000', FLAKY: '5200' }))
    free[mode] = list.filter(({ bin }) => bin.bin.startsWith(start));
});
afterAll(() => test_.close());

const work = () => readDueCards({ pool: test_.database.pool, clock: () => test_.clock.now });
const take = (mode = 'SYNC'): Card => {
  const card = free[mode]?.shift();
  if (!card) throw new Error(`The demo has no more cards of ${mode}.`);
  return card;
};

/** Makes the balance of the sandbox differ by an amount in cents. */
const differ = ({ id }: Card, cents: number) =>
  test_.database.pool.query(
    `insert into sandbox_card (card_id, company_id, gap_minor) select id, company_id, $2 from card where id = $1
     on conflict (card_id) do update set gap_minor = $2`,
    [id, cents],
  );
const ask = ({ id }: Card) => test_.call(askChannel, { cardId: id }, finance);
const readingOf = ({ id }: Card) => test_.call(readReading, { cardId: id }, finance);
const usd = (amount: string) => ({ amount, currency: 'USD' });

test('equal balances cause no mismatch', async () => {
  const card = take();
  expect(await readingOf(card)).toMatchObject({ channel: null, isAsking: false, isSilent: false });
  expect(await ask(card)).toMatchObject({ isAsking: true });
  expect(await work()).toBe(1);
  expect(await readingOf(card)).toMatchObject({
    ledgerThen: card.balance,
    channel: card.balance,
    difference: usd('0.00'),
    isAsking: false,
    item: null,
  });
});

test('[seed 4] a mismatch is recorded, and the balance is not changed', async () => {
  const card = take();
  await differ(card, 250);
  await ask(card);
  await work();
  const reading = await readingOf(card);
  expect(reading).toMatchObject({ difference: usd('2.50'), item: { state: 'OPEN', difference: usd('2.50') } });
  expect((await test_.call(readCard, { id: card.id }, finance)).balance).toEqual(card.balance);
  expect((await test_.call(verifyLedger, {}, finance)).isSound).toBe(true);
  const { list, aggregates } = await test_.call(listReconItems, { filter: { state: ['OPEN'] } }, finance);
  expect(list.map(({ card: { id } }) => id)).toContain(card.id);
  expect(aggregates['difference']).toContainEqual(usd('2.50'));
});

test('a mismatch is recorded once, explained once, and reopens only with another amount', async () => {
  const card = take();
  await differ(card, 100);
  const found = async () => {
    await ask(card);
    await work();
    const { rows } = await test_.database.pool.query<{ state: string; version: number }>(
      'select state, version from recon_item where object_id = $1',
      [card.id],
    );
    return rows.map(({ state }) => state);
  };
  expect(await found()).toEqual(['OPEN']);
  const { item } = await readingOf(card);
  const about = { id: item?.id ?? '', version: item?.version ?? 0, note: 'Refund still on its way' };
  const explained = await test_.call(explainReconItem, about, finance);
  expect(explained).toMatchObject({ state: 'EXPLAINED', note: about.note, decidedBy: 'Priya Raman' });
  const again = await test_.post(explainReconItem.path, about, { ...finance, ...submission() });
  expect(again.code).toBe(codes.versionConflict);
  expect(await found()).toEqual(['EXPLAINED']);
  await differ(card, 175);
  expect(await found()).toEqual(['OPEN']);
  await differ(card, 0);
  expect(await found()).toEqual(['EXPLAINED']);
});

test('two check requests for the same card cause one balance request to the channel', async () => {
  const card = take();
  await ask(card);
  await ask(card);
  const counts = await Promise.all([work(), work()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
});

test('an explanation requires a note', async () => {
  const empty = { id: `recon_${'0'.repeat(26)}`, version: 1, note: ' ' };
  const { code, fieldErrors } = await test_.post(explainReconItem.path, empty, { ...finance, ...submission() });
  expect([code, fieldErrors?.map(({ field }) => field)]).toEqual([codes.invalid, ['note']]);
});

test('a user with view permission cannot request a balance query; other companies and users without permission see no differences', async () => {
  const card = take();
  const about = { cardId: card.id };
  const auditor = await test_.signIn('auditor');
  expect((await test_.call(readReading, about, auditor)).card.id).toBe(card.id);
  const request = await test_.post(askChannel.path, about, { ...auditor, ...submission() });
  expect(request.code).toBe(codes.noPermission);
  expect((await test_.post(readReading.path, about, await test_.signIn('owner.zh'))).code).toBe(codes.notFound);
  expect((await test_.post(listReconItems.path, {}, await test_.signIn('support'))).code).toBe(codes.noPermission);
});

describe('an adjustment', () => {
  const proposed = async (card: Card, cents: number) => {
    await differ(card, cents);
    await ask(card);
    await work();
    const { item } = await readingOf(card);
    const about = { id: item?.id ?? '', version: item?.version ?? 0, note: 'The channel is right' };
    return test_.call(adjustReconItem, about, finance);
  };
  const decide = async (id: string, headers: Record<string, string>, decision: 'APPROVE' | 'REJECT' = 'APPROVE') => {
    const { version } = await test_.call(readReview, { id }, headers);
    const request = { id, version, decision, note: 'Seen' };
    return test_.post(decideReview.path, request, { ...headers, ...submission() });
  };

  test('is booked against suspense only after another user approves it [seed 4]', async () => {
    const card = take();
    const checker = await test_.signIn('finance.checker');
    const item = await proposed(card, 250);
    expect(item).toMatchObject({ state: 'OPEN', review: { reviewNo: expect.stringMatching(/^RV-/) } });
    expect((await test_.call(readCard, { id: card.id }, finance)).balance).toEqual(card.balance);
    const reviewId = item.review?.id ?? '';
    expect((await decide(reviewId, checker)).code).toBe(200);
    const { rows } = await test_.database.pool.query<{ line: string }>(
      `select l.side || ' ' || a.code || ' ' || l.amount_minor as line from ledger_line l
       join ledger_entry e on e.id = l.entry_id join ledger_account a on a.id = l.account_id
       where e.source_type = 'RECONCILIATION' and e.source_id = $1 order by 1`,
      [item.id],
    );
    expect(rows.map(({ line }) => line)).toEqual(['C CARD_BALANCE 250', 'D SUSPENSE_MISMATCH 250']);
    expect((await readingOf(card)).item).toBeNull();
    // The sandbox adds the stored difference to the ledger's balance, so the difference must be cleared after the
    // booking.
    await differ(card, 0);
    await ask(card);
    await work();
    expect(await readingOf(card)).toMatchObject({ difference: usd('0.00'), item: null });
    expect((await test_.call(verifyLedger, {}, finance)).isSound).toBe(true);
  });

  test('cannot be approved by its maker, and stays open after a rejection', async () => {
    const owner = await test_.signIn('owner');
    const card = take();
    const { review } = await proposed(card, -100);
    const again = { id: (await readingOf(card)).item?.id ?? '', version: 1, note: 'Twice' };
    expect((await test_.post(adjustReconItem.path, again, { ...finance, ...submission() })).code).toBe(
      codes.openReview,
    );
    const reviewId = review?.id ?? '';
    const { version } = await test_.call(readReview, { id: reviewId }, owner);
    const decision = { id: reviewId, version, decision: 'APPROVE' };
    expect((await test_.post(decideReview.path, decision, { ...finance, ...submission() })).code).not.toBe(200);
    expect((await decide(reviewId, owner, 'REJECT')).code).toBe(200);
    expect((await readingOf(card)).item).toMatchObject({ state: 'OPEN', review: null });
  });

  test('is not booked if the amount has changed since', async () => {
    const checker = await test_.signIn('finance.checker');
    const card = take();
    const { review } = await proposed(card, 300);
    await differ(card, 700);
    await ask(card);
    await work();
    await decide(review?.id ?? '', checker);
    const { item } = await readingOf(card);
    expect(item).toMatchObject({ state: 'OPEN', difference: usd('7.00') });
    expect((await test_.call(readCard, { id: card.id }, finance)).balance).toEqual(card.balance);
  });
});
