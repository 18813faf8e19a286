import type { Envelope, Money } from '@console/contracts';
import {
  addCardNote,
  addTransactionNote,
  cancelCard,
  type Card,
  createShareCard,
  freezeCard,
  listCardholders,
  listCardNotes,
  listIssuableBins,
  listTransactions,
  readCard,
  readCardHistory,
  changeCardholderStatus,
} from '@console/contracts/cards';
import { operations } from '@console/contracts/operations';
import { addReviewNote, decideReview, readReview } from '@console/contracts/reviews';
import { demoCompanies, firstMerchantId } from '@console/demo/ids';
import { cardIn, submission } from '../../testing/card-samples';
import { readEvents } from '../../testing/event-reader';
import { membershipIn } from '../../testing/memberships';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { walletOf } from '../../testing/wallet-samples';

type Headers = Record<string, string>;

let test_: TestApp;
let staff: Headers;
/** Users outside the staff, by kind of account. */
let outsiders: Record<'MERCHANT' | 'CHANNEL' | 'WALLET', Headers>;
/** A frozen card, a cancelled one and a wallet card of the first merchant, all with texts by staff. */
let frozen: Card;
let walletCard: string;
/** Ids of all records that platform staff changed. */
let touched: string[];
/** Names of platform staff, except those who also use a wallet: the wallet's other users may see their names. */
let names: string[];

/** Text that each comment and reason by platform staff contains. */
const secret = 'Suspected of fraud';
const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const now = (headers = staff) => ({ ...headers, ...submission() });
const ofFirst = ({ merchant }: Card) => merchant.id === firstMerchantId;

async function freeze(id: string, headers = staff): Promise<void> {
  const { version } = await test_.call(readCard, { id }, headers);
  await test_.call(freezeCard, { id, version, reason: 'SUSPICIOUS', note: `${secret} (freeze)` }, now(headers));
}

/** Requests a card's cancellation as platform staff, comments on it, and rejects it. */
async function rejectEnd(card: Card): Promise<string> {
  const { id, version } = card;
  await test_.call(cancelCard, { id, version, reason: 'COMPROMISED', note: `${secret} (end)` }, now());
  const { rows } = await test_.database.pool.query<{ id: string }>('select id from review where object_id = $1', [id]);
  const reviewId = rows[0]?.id ?? '';
  const checker = await test_.signIn('finance.checker');
  const review = await test_.call(addReviewNote, { id: reviewId, text: `${secret} (review)` }, now(checker));
  const rejected = { id: reviewId, version: review.version, decision: 'REJECT' as const, note: `${secret} (no)` };
  await test_.call(decideReview, rejected, now(checker));
  return reviewId;
}

async function cardOfWallet(poolId: string): Promise<string> {
  const { list } = await test_.call(listIssuableBins, {}, staff);
  const binId = list.find(({ bin }) => bin === '40001201')?.id ?? '';
  const terms = { alias: 'Team', limit: usd('80'), limitPeriod: 'MONTH' as const, validTo: '2026-12-31' };
  return (await test_.call(createShareCard, { poolId, binId, ...terms }, now())).card.id;
}

beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo', env: { CALLS_PER_MINUTE: '999999' } });
  staff = await test_.signIn('operations');
  const wallet = await walletOf(test_, staff);
  walletCard = await cardOfWallet(wallet.id);
  outsiders = {
    MERCHANT: await test_.signIn('merchant.owner'),
    CHANNEL: await test_.signIn('channel.operator'),
    WALLET: await membershipIn(test_, { wallet, role: 'MANAGER', headers: staff }),
  };
  frozen = await cardIn(test_, outsiders.CHANNEL, 'ACTIVE', (card) => ofFirst(card) && card.id !== walletCard);
  for (const id of [frozen.id, walletCard]) {
    await freeze(id);
    await test_.call(addCardNote, { id, text: `${secret} (note)` }, now());
  }
  const filter = { merchantId: [firstMerchantId] };
  const [purchase] = (await test_.call(listTransactions, { pageSize: 10, filter }, staff)).list;
  const [holder] = (await test_.call(listCardholders, { pageSize: 10, filter }, staff)).list;
  if (!purchase || !holder) throw new Error('The demo has purchases and holders.');
  await test_.call(addTransactionNote, { id: purchase.id, text: `${secret} (purchase)` }, now());
  const disabled = { id: holder.id, version: holder.version, to: 'DISABLED' as const, note: `${secret} (holder)` };
  await test_.call(changeCardholderStatus, disabled, now());
  const ended = await cardIn(
    test_,
    outsiders.MERCHANT,
    'ACTIVE',
    (card) => ofFirst(card) && ![frozen.id, walletCard].includes(card.id),
  );
  const review = await rejectEnd(ended);
  const { rows } = await test_.database.pool.query<{ id: string; batch_id: string }>(
    'select id, batch_id from card where id = any($1)',
    [[frozen.id, walletCard]],
  );
  const batches = rows.map(({ batch_id }) => batch_id);
  touched = [frozen.id, walletCard, ended.id, purchase.id, holder.id, review, wallet.id, ...batches];
  const people = await test_.database.pool.query<{ nickname: string }>(
    `select nickname from app_user u where company_id = $1 and account_type = 'WHITELABEL'
      and not exists (select from wallet_user w where w.user_id = u.id)`,
    [demoCompanies.aldermoor],
  );
  names = people.rows.map(({ nickname }) => nickname);
});
afterAll(() => test_.close());

const reads = Object.values(operations).filter((one) => one.reads && one.permission !== 'public');

/** All read operations, with the ids of records that staff changed, and all lists. */
const questions = () =>
  reads.flatMap((operation) =>
    [{}, { pageSize: 200 }, ...touched.flatMap((id) => [{ id }, { cardId: id }, { reviewId: id }])]
      .filter((input) => operation.input.safeParse(input).success)
      .map((input) => ({ operation, input })),
  );

async function answersTo(headers: Headers): Promise<{ path: string; response: Envelope }[]> {
  const answers = [];
  for (const { operation, input } of questions())
    answers.push({ path: operation.path, response: await test_.post(operation.path, input, headers) });
  return answers.filter(({ response }) => response.code === 200);
}

const pathsWith = (answers: { path: string; response: Envelope }[], texts: readonly string[]) => [
  ...new Set(
    answers.flatMap(({ path, response }) => {
      const reported = JSON.stringify(response);
      return texts.filter((text) => reported.includes(text)).map((text) => `${path}: ${text}`);
    }),
  ),
];

test.each(['MERCHANT', 'CHANNEL', 'WALLET'] as const)(
  '%s gets no texts or names of company staff in any response',
  async (kind) => {
    const answers = await answersTo(outsiders[kind]);
    expect(answers.map(({ path }) => path)).toEqual(expect.arrayContaining([readCard.path, listCardNotes.path]));
    expect(pathsWith(answers, [secret, ...names])).toEqual([]);
  },
);

test('[seed 6.1] the same requests return these texts to company staff', async () => {
  const answers = await answersTo(await test_.signIn('owner'));
  expect(pathsWith(answers, [secret])).toEqual(
    expect.arrayContaining(
      [
        '/card/detail',
        '/card/history',
        '/card/notes',
        '/transaction/notes',
        '/review/detail',
        '/cardholder/history',
      ].map((path) => `${path}: ${secret}`),
    ),
  );
});

test.each(['MERCHANT', 'CHANNEL', 'WALLET'] as const)(
  '%s sees that company staff froze a card, with neither the reason nor the note',
  async (kind) => {
    const headers = outsiders[kind];
    const id = kind === 'WALLET' ? walletCard : frozen.id;
    const card = await test_.call(readCard, { id }, headers);
    expect(card).toMatchObject({ state: 'FROZEN', blockSource: 'ADMIN', blockReason: 'OTHER', blockNote: null });
    const [event] = (await test_.call(readCardHistory, { id }, headers)).list;
    expect(event).toMatchObject({ actor: 'Aldermoor Payments Ltd.', reason: 'OTHER', note: null });
  },
);

test('notes of a merchant are visible to the merchant and to company staff, and hidden from wallet users', async () => {
  const { MERCHANT, WALLET } = outsiders;
  const card = await cardIn(test_, MERCHANT, 'ACTIVE', (one) => ofFirst(one) && !touched.includes(one.id));
  await freeze(card.id, MERCHANT);
  for (const headers of [MERCHANT, staff]) {
    const seen = await test_.call(readCard, { id: card.id }, headers);
    expect(seen).toMatchObject({ blockSource: 'USER', blockReason: 'SUSPICIOUS', blockNote: `${secret} (freeze)` });
    const [event] = (await test_.call(readCardHistory, { id: card.id }, headers)).list;
    expect(event).toMatchObject({ actor: 'Camille Laurent', reason: 'SUSPICIOUS', note: `${secret} (freeze)` });
  }
  const mine = await test_.call(addCardNote, { id: walletCard, text: 'Ours.', audience: 'INTERNAL' }, now(MERCHANT));
  const shared = await test_.call(addCardNote, { id: walletCard, text: 'For you.', audience: 'MERCHANT' }, now());
  expect([mine.audience, shared.audience]).toEqual(['MERCHANT', 'MERCHANT']);
  const notesOf = async (headers: Headers) => {
    const { list, audiences } = await test_.call(listCardNotes, { id: walletCard }, headers);
    return { notes: list.map(({ text, author, audience }) => [text, author, audience]), audiences };
  };
  expect(await notesOf(MERCHANT)).toEqual({
    notes: [
      ['For you.', 'Aldermoor Payments Ltd.', 'MERCHANT'],
      ['Ours.', 'Camille Laurent', 'MERCHANT'],
    ],
    audiences: [],
  });
  expect(await notesOf(staff)).toEqual({
    notes: [
      ['For you.', 'Daniel Koh', 'MERCHANT'],
      ['Ours.', 'Camille Laurent', 'MERCHANT'],
      [`${secret} (note)`, 'Daniel Koh', 'INTERNAL'],
    ],
    audiences: ['INTERNAL', 'MERCHANT'],
  });
  expect(await notesOf(WALLET)).toEqual({ notes: [], audiences: [] });
});

test('[seed 6.1] the merchant who made a request sees the note of its rejection, signed by the company', async () => {
  const { MERCHANT } = outsiders;
  const isFresh = (card: Card) => ofFirst(card) && !touched.includes(card.id);
  const { id, version } = await cardIn(test_, MERCHANT, 'ACTIVE', isFresh);
  await test_.call(cancelCard, { id, version, reason: 'COMPROMISED', note: 'Seen in a leak.' }, now(MERCHANT));
  const { rows } = await test_.database.pool.query<{ id: string }>('select id from review where object_id = $1', [id]);
  const request = await test_.call(readReview, { id: rows[0]?.id ?? '' }, MERCHANT);
  expect(request).toMatchObject({ reason: 'COMPROMISED', note: 'Seen in a leak.', maker: { name: 'Camille Laurent' } });
  const no = { id: request.id, version: request.version, decision: 'REJECT' as const, note: 'A refund is on its way.' };
  await test_.call(decideReview, no, now(await test_.signIn('finance.checker')));
  const { decided } = await test_.call(readReview, { id: request.id }, MERCHANT);
  expect(decided).toMatchObject([{ by: 'Aldermoor Payments Ltd.', note: 'A refund is on its way.' }]);
});

test('an open page gets no event for a note that its user cannot read', async () => {
  const streams = {
    merchant: await readEvents(test_.app, outsiders.MERCHANT),
    wallet: await readEvents(test_.app, outsiders.WALLET),
    staff: await readEvents(test_.app, await test_.signIn('support')),
  };
  for (const stream of Object.values(streams)) expect(await stream.next()).toMatchObject({ say: 'release' });
  await test_.call(addCardNote, { id: walletCard, text: 'Within the house.' }, now());
  expect(await streams.staff.next()).toEqual({ say: 'record', id: walletCard });
  await test_.app.events.round();
  test_.app.events.close();
  expect([await streams.merchant.next(), await streams.wallet.next()]).toEqual([null, null]);
});
