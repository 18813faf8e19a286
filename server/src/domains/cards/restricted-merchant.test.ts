import { codes, type Envelope, type Money } from '@console/contracts';
import * as cards from '@console/contracts/cards';
import * as wallets from '@console/contracts/wallets';
import { decideReview, listReviews, readReview } from '@console/contracts/reviews';
import { demoCompanies, firstMerchantId } from '@console/demo/ids';
import { sql } from '../../platform/db/sql';
import { draftOf, type Draft, submission } from '../../testing/card-samples';
import { workAll } from '../../testing/job-worker';
import { itemOf, ruleIn, stopRule } from '../../testing/limit-samples';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { untilBlocked } from '../../testing/until-blocked';
import { walletDraftOf, walletOf } from '../../testing/wallet-samples';
import { topUpDuePools } from './pools/auto-top-up.actions';

type Status = 'ACTIVE' | 'SUSPENDED' | 'CLOSED';
let test_: TestApp;
let operations: Record<string, string>;
let owner: Record<string, string>;
let binId: string;
let draft: Draft;
let made = 0;

beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  owner = await test_.signIn('owner');
  draft = await draftOf(test_, operations, '40001201');
  const bins = await test_.call(cards.listIssuableBins, { purpose: 'POOL' }, operations);
  binId = bins.list.find(({ bin }) => bin === '40001201')?.id ?? '';
});
afterAll(() => test_.close());

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const now = () => ({ ...operations, ...submission() });
const named = (what: string) => `${what} ${(made += 1)}`;
const set = async ({ merchant = 'ACTIVE', company = 'ACTIVE' }: { merchant?: Status; company?: Status }) => {
  const { owner } = test_.database;
  await owner.execute(sql`update merchant set status = ${merchant} where id = ${firstMerchantId}`);
  await owner.execute(sql`update company set status = ${company} where id = ${demoCompanies.aldermoor}`);
};

/** A card that was ordered alone and refused by its channel. */
async function refusedCard(): Promise<string> {
  const { card } = await test_.call(cards.createCard, { ...draft, deposit: usd('40') }, now());
  await test_.database.owner.execute(
    sql`update card set create_status = 'FAILED', status = null, channel_card_id = null where id = ${card.id}`,
  );
  return card.id;
}

/** Records of an active merchant that the operations change. */
interface Prepared {
  card: string;
  refused: string;
  group: string;
  wallet: string;
  groupDraft: object;
  walletDraft: object;
  /** E-mail address of a wallet user who can see one of the two cards. */
  member: string;
  /** Rule with a maximum of 50 a day that the merchant has lowered to 20. */
  limitRule: string;
  /** Reviews of one-time limit exceptions for the card. */
  lifts: Record<'APPROVE' | 'REJECT', string>;
  /** Both cards of the wallet. */
  walletCards: readonly [seen: string, other: string];
}

async function prepare(): Promise<Prepared> {
  const limit = { limit: usd('50'), limitPeriod: 'WEEK' as const };
  const { card } = await test_.call(cards.createCard, { ...draft, deposit: usd('40'), ...limit }, now());
  const terms = { type: 'EXTENDED_SHARE' as const, floatingPercent: 0, warningPercent: 10, maxCards: 10 };
  const rule = { merchantId: firstMerchantId, name: named('Terms'), ...terms };
  const { id: ruleId } = await test_.call(cards.saveShareRule, rule, now());
  const groupDraft = {
    merchantId: firstMerchantId,
    name: named('Group'),
    ruleId,
    accountId: draft.accountId,
    binId,
    deposit: usd('60'),
  };
  const group = await test_.call(cards.createShareGroup, groupDraft, now());
  const wallet = await walletOf(test_, operations);
  const walletDraft = await walletDraftOf(test_, operations);
  const walletCard = async () => (await test_.call(cards.createShareCard, shareDraft(wallet.id), now())).card.id;
  const walletCards = [await walletCard(), await walletCard()] as const;
  const member = `member${(made += 1)}@holders.example`;
  const invited = { walletId: wallet.id, email: member, ...firstAccess(walletCards[0]) };
  await test_.call(wallets.inviteWalletUser, invited, now());
  const limitRule = await overriddenRule();
  const lifts = { APPROVE: await requestedLift(card.id), REJECT: await requestedLift(card.id) };
  const ids = { card: card.id, refused: await refusedCard(), group: group.id, wallet: wallet.id, limitRule };
  return { ...ids, lifts, groupDraft, walletDraft, member, walletCards };
}

async function overriddenRule(): Promise<string> {
  const { id, items } = await ruleIn(test_, owner, 'INACTIVE', { isOverridable: true });
  const own = items.map((item) => ({ itemId: item.id, maxAmount: '20.00' }));
  const input = { id, merchantId: firstMerchantId, version: 0, items: own };
  await test_.call(cards.saveLimitMerchant, input, { ...owner, ...submission() });
  return id;
}

/**
 * Id of a review that a purchase above a limit requested. The rule is stopped afterwards, so that it declines no other
 * purchase.
 */
async function requestedLift(cardId: string): Promise<string> {
  const items = [itemOf({ maxAmount: '5.00', action: 'REQUIRE_REVIEW' })];
  const rule = await ruleIn(test_, owner, 'ACTIVE', { items });
  const shop = { shopName: named('Shop'), mcc: '5411', shopCountry: 'US' };
  await test_.call(cards.simulateAuthorization, { cardId, amount: usd('6'), ...shop }, owner);
  await stopRule(test_, owner, rule);
  const { list } = await test_.call(listReviews, { filter: { kind: ['LIMIT_LIFT'], state: ['PENDING'] } }, owner);
  const { rows } = await test_.database.pool.query<{ id: string }>('select id from limit_lift where item_id = $1', [
    rule.items[0]?.id,
  ]);
  return list.find(({ objectId }) => objectId === rows[0]?.id)?.id ?? '';
}

/** Initial access of the wallet user. */
const firstAccess = (seen: string): wallets.WalletAccess => ({
  role: 'SPENDER',
  visibleCards: 'SELECTED',
  cardIds: [seen],
  limit: usd('50'),
  limitPeriod: 'WEEK',
});

const shareDraft = (poolId: string) => ({
  poolId,
  binId,
  alias: 'Shared',
  limit: usd('10'),
  limitPeriod: 'DAY' as const,
  validTo: '2026-12-31',
});
const cardNow = async (id: string) => {
  const { version } = await test_.call(cards.readCard, { id }, operations);
  return { id, version };
};
const groupNow = async (id: string) => {
  const { version } = await test_.call(cards.readShareGroup, { id }, operations);
  return { id, version };
};
const walletNow = async (id: string) => {
  const { version } = await test_.call(wallets.readWallet, { id }, operations);
  return { id, version };
};
const send = ({ path }: { path: string }, input: object) => test_.post(path, input, now());
const limitTo = async (id: string, limit: object) =>
  send(cards.limitCard, { ...(await cardNow(id)), ...limit, reason: 'MORE_SPENDING' });

const accessTo = async ({ member, walletCards }: Prepared, access: Partial<wallets.WalletAccess>) => {
  const { list } = await test_.call(wallets.listWalletUsers, { keyword: member }, operations);
  const { id, version } = list.find(({ email }) => email === member) ?? {};
  return send(wallets.setWalletAccess, { id, version, ...firstAccess(walletCards[0]), ...access });
};

const decideLift = async (lifts: Prepared['lifts'], decision: 'APPROVE' | 'REJECT') => {
  const id = lifts[decision];
  const { version } = await test_.call(readReview, { id }, owner);
  return test_.post(decideReview.path, { id, version, decision, note: 'Checked' }, { ...owner, ...submission() });
};
const ownLimit = async (id: string, maxAmount: string | null) => {
  const target = { id, merchantId: firstMerchantId };
  const { version, rule } = await test_.call(cards.readLimitMerchant, target, owner);
  const items = maxAmount === null ? [] : rule.items.map((item) => ({ itemId: item.id, maxAmount }));
  return test_.post(cards.saveLimitMerchant.path, { ...target, version, items }, { ...owner, ...submission() });
};

type Operation = (prepared: Prepared) => Promise<Envelope>;

/** Operations by which a merchant takes on more cards, money or risk. */
const taking: Record<string, Operation> = {
  'create card': () => send(cards.createCard, draft),
  'create cards': () => send(cards.createCardBatch, { ...draft, count: 2, holderMode: 'ONE' }),
  'order refused card again': async ({ refused }) => send(cards.retryCard, await cardNow(refused)),
  'create group card': ({ group }) => send(cards.createShareCard, shareDraft(group)),
  'create group cards': ({ group }) => send(cards.createShareCardBatch, { ...shareDraft(group), count: 2 }),
  'create wallet card': ({ wallet }) => send(cards.createShareCard, shareDraft(wallet)),
  'create wallet cards': ({ wallet }) => send(cards.createShareCardBatch, { ...shareDraft(wallet), count: 2 }),
  'create group': ({ groupDraft }) => send(cards.createShareGroup, { ...groupDraft, name: named('Group') }),
  'create wallet': ({ walletDraft }) => send(wallets.createWallet, walletDraft),
  'create sharing rule': () =>
    send(cards.saveShareRule, {
      merchantId: firstMerchantId,
      name: named('Rule'),
      type: 'WALLET',
      floatingPercent: 0,
      warningPercent: 10,
      maxCards: 10,
    }),
  'invite wallet user': ({ wallet }) =>
    send(wallets.inviteWalletUser, { walletId: wallet, email: `holder${(made += 1)}@holders.example` }),
  'top up card': async ({ card }) => send(cards.topUpCard, { ...(await cardNow(card)), amount: usd('11') }),
  'top up group': async ({ group }) => send(cards.topUpShareGroup, { ...(await groupNow(group)), amount: usd('11') }),
  'top up wallet': async ({ wallet }) => send(wallets.topUpWallet, { ...(await walletNow(wallet)), amount: usd('11') }),
  'raise limit': ({ card }) => limitTo(card, { limit: usd('50.01'), limitPeriod: 'WEEK' }),
  'limit in shorter period': ({ card }) => limitTo(card, { limit: usd('50'), limitPeriod: 'DAY' }),
  'remove limit': ({ card }) => limitTo(card, {}),
  'raise own limit of a rule': ({ limitRule }) => ownLimit(limitRule, '20.01'),
  'remove own limit of a rule': ({ limitRule }) => ownLimit(limitRule, null),
  'approve limit exception': ({ lifts }) => decideLift(lifts, 'APPROVE'),
  'raise role of wallet user': (prepared) => accessTo(prepared, { role: 'MANAGER' }),
  'raise limit of wallet user': (prepared) => accessTo(prepared, { limit: usd('50.01') }),
  'limit of wallet user in shorter period': (prepared) => accessTo(prepared, { limitPeriod: 'DAY' }),
  'remove limit of wallet user': (prepared) => accessTo(prepared, { limit: null, limitPeriod: null }),
  'show another card to wallet user': (prepared) => accessTo(prepared, { cardIds: [...prepared.walletCards] }),
  'show all cards to wallet user': (prepared) => accessTo(prepared, { visibleCards: 'ALL', cardIds: [] }),
};

/** Operations that return money, reduce risk or only read. */
const returning: Record<string, Operation> = {
  'withdraw from card': async ({ card }) => send(cards.withdrawCard, { ...(await cardNow(card)), amount: usd('5') }),
  'withdraw from group': async ({ group }) =>
    send(cards.withdrawShareGroup, { ...(await groupNow(group)), amount: usd('5') }),
  'withdraw from wallet': async ({ wallet }) =>
    send(wallets.withdrawWallet, { ...(await walletNow(wallet)), amount: usd('5') }),
  'lower limit': ({ card }) => limitTo(card, { limit: usd('20'), limitPeriod: 'MONTH' }),
  'rename card': async ({ card }) => send(cards.renameCard, { ...(await cardNow(card)), alias: 'Renamed' }),
  'freeze card': async ({ card }) => send(cards.freezeCard, { ...(await cardNow(card)), reason: 'SUSPICIOUS' }),
  'unfreeze card': async ({ card }) => send(cards.unfreezeCard, { ...(await cardNow(card)), reason: 'RESOLVED' }),
  'cancel card': async ({ card }) => send(cards.cancelCard, { ...(await cardNow(card)), reason: 'NOT_NEEDED' }),
  'freeze group': async ({ group }) => send(cards.freezeShareGroup, { ...(await groupNow(group)), withCards: false }),
  'unfreeze group': async ({ group }) =>
    send(cards.unfreezeShareGroup, { ...(await groupNow(group)), withCards: false }),
  'lower own limit of a rule': ({ limitRule }) => ownLimit(limitRule, '19.99'),
  'reject limit exception': ({ lifts }) => decideLift(lifts, 'REJECT'),
  'keep access of wallet user': (prepared) => accessTo(prepared, {}),
  'lower limit of wallet user': (prepared) => accessTo(prepared, { limit: usd('49.99') }),
  'limit of wallet user in longer period': (prepared) =>
    accessTo(prepared, { limit: usd('49.99'), limitPeriod: 'LIFETIME' }),
  'lower role of wallet user': (prepared) => accessTo(prepared, { role: 'VIEWER', limit: null, limitPeriod: null }),
  'freeze wallet': async ({ wallet }) => send(wallets.freezeWallet, { ...(await walletNow(wallet)), withCards: true }),
  'list cards': () => send(cards.listCards, { pageSize: 10 }),
  'count export': () => send(cards.countCardExport, {}),
};

async function answersOf(operationsOf: Record<string, Operation>, prepared: Prepared) {
  const answers: Record<string, string> = {};
  for (const [name, operation] of Object.entries(operationsOf)) {
    const { code, data, fieldErrors } = await operation(prepared);
    const reason = Object(data)['reason'];
    answers[name] =
      code === codes.ok ? 'OK' : code === codes.transition && fieldErrors?.[0]?.code === reason ? reason : `${code}`;
  }
  return answers;
}

const all = (operationsOf: object, answer: string) =>
  Object.fromEntries(Object.keys(operationsOf).map((name) => [name, answer]));

/** Actions that a user is offered for card, group and wallet. */
async function offered({ card, group, wallet }: Prepared) {
  const records = [
    await test_.call(cards.readCard, { id: card }, operations),
    await test_.call(cards.readShareGroup, { id: group }, operations),
    await test_.call(wallets.readWallet, { id: wallet }, operations),
  ];
  const actions = ['TOPUP', 'ADD_CARD', 'WITHDRAW', 'FREEZE', 'CANCEL'];
  return records.map(({ allowedActions }) =>
    Object.fromEntries(
      allowedActions
        .filter(({ action }) => actions.includes(action))
        .map(({ action, enabled, reason }) => [action, enabled ? 'OK' : reason]),
    ),
  );
}

describe.each([
  ['an active merchant', {}, 'OK'],
  ['a suspended merchant', { merchant: 'SUSPENDED' }, 'MERCHANT_SUSPENDED'],
  ['a closed merchant', { merchant: 'CLOSED' }, 'MERCHANT_CLOSED'],
  ['a merchant of a suspended company', { company: 'SUSPENDED' }, 'COMPANY_SUSPENDED'],
] as const)('%s', (_name, status, answer) => {
  let prepared: Prepared;
  beforeAll(async () => {
    await set({});
    prepared = await prepare();
    await set(status);
  });
  afterAll(() => set({}));

  test(`is offered top-ups and new cards with the answer ${answer}`, async () => {
    const kept = { WITHDRAW: 'OK', FREEZE: 'OK', CANCEL: 'OK' };
    const pool = { ...kept, TOPUP: answer, ADD_CARD: answer };
    expect(await offered(prepared)).toEqual([{ ...kept, TOPUP: answer }, pool, pool]);
  });

  test(`may have ${answer === 'OK' ? 'all of' : 'none of'} a selection of cards topped up`, async () => {
    const selection = { items: [await cardNow(prepared.card)] };
    const check = { deed: 'TOPUP' as const, selection, amount: usd('11') };
    const { possible, impossible } = await test_.call(cards.precheckBulk, check, operations);
    const job = await test_.call(cards.topUpCards, { selection, amount: usd('11') }, now());
    await workAll(test_);
    const { list } = await test_.call(cards.listCards, { keyword: draft.alias, pageSize: 200 }, operations);
    const balance = list.find(({ id }) => id === prepared.card)?.balance.amount;
    expect(job.total).toBe(1);
    const isOpen = answer === 'OK';
    expect([possible, impossible.map(({ reason }) => reason), balance]).toEqual(
      isOpen ? [1, [], '51.00'] : [0, [answer], '40.00'],
    );
  });

  test(`gets ${answer} from every operation that takes on more cards, money or risk`, async () => {
    expect(await answersOf(taking, prepared)).toEqual(all(taking, answer));
  });

  test('can withdraw, lower limits, freeze, cancel and read', async () => {
    await limitTo(prepared.card, { limit: usd('20'), limitPeriod: 'WEEK' });
    expect(await answersOf(returning, prepared)).toEqual(all(returning, 'OK'));
  });
});

describe('a suspension during a top-up', () => {
  beforeEach(() => set({}));
  afterAll(() => set({}));

  const names = ['top up card', 'top up group', 'top up wallet', 'create card', 'create wallet card'];
  test.each(['merchant', 'company'].flatMap((whose) => names.map((name) => [whose, name] as const)))(
    'of the %s delays and then refuses the operation: %s',
    async (whose, name) => {
      const prepared = await prepare();
      const client = await test_.database.pool.connect();
      await client.query('begin');
      const id = whose === 'merchant' ? firstMerchantId : demoCompanies.aldermoor;
      await client.query(`update ${whose} set status = 'SUSPENDED' where id = $1`, [id]);
      const answers = answersOf({ [name]: taking[name] ?? (() => Promise.reject(new Error(name))) }, prepared);
      await untilBlocked(client, 1);
      await client.query('commit');
      client.release();
      expect(await answers).toEqual({ [name]: `${whose.toUpperCase()}_SUSPENDED` });
    },
  );
});

test('a wallet of a suspended merchant or company is not topped up by its rule until it is resumed', async () => {
  const terms = { floatingPercent: 0, warningPercent: 10, maxCards: 10, topUpBelowPercent: 90, topUpByPercent: 20 };
  const rule = { merchantId: firstMerchantId, name: named('Auto'), type: 'WALLET' as const, ...terms };
  const { id: ruleId } = await test_.call(cards.saveShareRule, { ...rule, topUpMaxPerDay: 2 }, now());
  const { id } = await walletOf(test_, operations, { ruleId });
  await test_.database.owner.execute(sql`update wallet set deposit_minor = 40000 where id = ${id}`);
  const topUp = () => topUpDuePools({ pool: test_.database.pool, clock: () => test_.clock.now });
  await set({ merchant: 'SUSPENDED' });
  expect(await topUp()).toBe(0);
  for (const company of ['SUSPENDED', 'CLOSED'] as const) {
    await set({ company });
    expect(await topUp()).toBe(0);
  }
  await set({});
  expect(await topUp()).toBe(1);
});
