import { codes, type Money } from '@console/contracts';
import {
  createShareCard,
  createShareCardBatch,
  listCardholderOptions,
  listIssuableBins,
} from '@console/contracts/cards';
import {
  cancelWallet,
  createWallet,
  freezeWallet,
  listWallets,
  listWalletUsers,
  readWallet,
  readWalletHistory,
  removeWalletUser,
  topUpWallet,
  unfreezeWallet,
} from '@console/contracts/wallets';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from '../../../testing/card-samples';
import { workAll } from '../../../testing/job-worker';
import { mailsTo } from '../../../testing/mailbox';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { walletDraftOf, walletOf } from '../../../testing/wallet-samples';
import { sql } from '../../../platform/db/sql';

let test_: TestApp;
let operations: Record<string, string>;
let binId: string;
let holders: string[];
beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  const bins = await test_.call(listIssuableBins, {}, operations);
  binId = bins.list.find(({ bin }) => bin === '40001201')?.id ?? '';
  const { list } = await test_.call(listCardholderOptions, { merchantId: firstMerchantId }, operations);
  holders = list.map(({ id }) => id);
});
afterAll(() => test_.close());

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const now = () => ({ ...operations, ...submission() });
const create = async (change: object) =>
  test_.post(createWallet.path, { ...(await walletDraftOf(test_, operations)), ...change }, now());
const cardDraft = (poolId: string, change: object = {}) => ({
  poolId,
  binId,
  alias: 'Team card',
  limit: usd('50'),
  limitPeriod: 'MONTH' as const,
  validTo: '2026-12-31',
  ...change,
});

describe('a wallet', () => {
  test('[seed 3.20] is created with name, currency, card limit and cardholders, and its users are invited', async () => {
    const emails = ['one@holders.example', 'ONE@holders.example', 'two@holders.example'];
    const wallet = await walletOf(test_, operations, { cardholderIds: holders.slice(0, 2), userEmails: emails });
    expect(wallet).toMatchObject({ currency: 'USD', cardLimit: usd('80.00'), available: usd('200.00'), users: 2 });
    expect(wallet.cardholders.map(({ id }) => id).sort()).toEqual(holders.slice(0, 2).sort());
    const { list } = await test_.call(listWalletUsers, { filter: { walletId: [wallet.id] } }, operations);
    expect(list.map(({ state }) => state)).toEqual(['INVITED', 'INVITED']);
    expect((await mailsTo(test_, 'two@holders.example'))[0]).toContain('/walletUserInvite?token=');
  });

  test('sends no second mail to an address that was just invited; the first link is valid for the new wallet too', async () => {
    const userEmails = ['twice@holders.example'];
    await walletOf(test_, operations, { userEmails });
    const { users } = await walletOf(test_, operations, { userEmails });
    expect(users).toBe(1);
    expect(await mailsTo(test_, 'twice@holders.example')).toHaveLength(1);
  });

  test.each([
    ['an invalid address', { userEmails: ['nobody'] }, 'userEmails.0'],
    ['no name', { name: ' ' }, 'name'],
    ['a card limit of zero', { cardLimit: usd('0') }, 'cardLimit'],
    ['a deposit in another currency', { deposit: { amount: '10', currency: 'EUR' } }, 'deposit'],
    ['an account in another currency', { currency: 'EUR' }, 'accountId'],
  ])('with %s is refused next to the field', async (_name, change, field) => {
    const { code, fieldErrors } = await create(change);
    expect(code).toBe(codes.invalid);
    expect(fieldErrors?.map((error) => error.field)).toContain(field);
  });

  test('requires a rule for wallets', async () => {
    const draft = await walletDraftOf(test_, operations);
    await test_.database.owner.execute(sql`update share_rule set type = 'CLASSIC_SHARE' where id = ${draft.ruleId}`);
    expect(await test_.post(createWallet.path, draft, now())).toMatchObject({
      fieldErrors: [{ field: 'ruleId', code: 'WALLET_RULE' }],
    });
  });

  test('with a deposit above the balance is not created, and no user is invited', async () => {
    const change = { deposit: usd('900000000'), userEmails: ['never@holders.example'] };
    expect(await create(change)).toMatchObject({ code: codes.exceedsBalance, fieldErrors: [{ field: 'deposit' }] });
    expect(await mailsTo(test_, 'never@holders.example')).toEqual([]);
  });

  test('with named cardholders has no cards of others', async () => {
    const [named = '', other = ''] = holders;
    const { id } = await walletOf(test_, operations, { cardholderIds: [named] });
    expect(await test_.post(createShareCard.path, cardDraft(id, { cardholderId: other }), now())).toMatchObject({
      fieldErrors: [{ field: 'cardholderId', code: 'HOLDER_OF_WALLET' }],
    });
    expect(await test_.post(createShareCard.path, cardDraft(id, { cardholderId: named }), now())).toMatchObject({
      code: codes.ok,
    });
  });

  test('has a history of the wallet, its cards and, for users who may view them, its users', async () => {
    const { id, version } = await walletOf(test_, operations, { userEmails: ['told@holders.example'] });
    const tick = () => test_.clock.advance(1);
    tick();
    const more = await test_.call(topUpWallet, { id, version, amount: usd('25.50') }, now());
    tick();
    const frozen = await test_.call(freezeWallet, { id, version: more.version, withCards: false }, now());
    tick();
    await test_.call(unfreezeWallet, { id, version: frozen.record.version, withCards: false }, now());
    tick();
    await test_.call(createShareCardBatch, { ...cardDraft(id), count: 2 }, now());
    await workAll(test_);
    const { list } = await test_.call(readWalletHistory, { id }, operations);
    expect(list.map(({ deed }) => deed)).toEqual(['CARDS', 'UNFROZEN', 'FROZEN', 'TOPUP', 'INVITED', 'CREATED']);
    expect(list.find(({ deed }) => deed === 'TOPUP')).toMatchObject({ amount: usd('25.50'), actor: 'Daniel Koh' });
    expect(list.find(({ deed }) => deed === 'CARDS')).toMatchObject({ count: 2 });
    expect(list.find(({ deed }) => deed === 'INVITED')).toMatchObject({ email: 'told@holders.example' });
    await test_.database.owner.execute(
      sql`delete from role_button where button_code = 'cards.wallet-user.view' and role_id in
        (select role_id from user_role join app_user u on u.id = user_id where login_name = 'risk')`,
    );
    const seen = await test_.call(readWalletHistory, { id }, await test_.signIn('risk'));
    expect(seen.list.map(({ deed }) => deed)).not.toContain('INVITED');
  });

  test('that is topped up concurrently accepts one top-up and refuses the second as stale', async () => {
    const { id, version } = await walletOf(test_, operations);
    const answers = await Promise.all(
      ['10', '20'].map((amount) => test_.post(topUpWallet.path, { id, version, amount: usd(amount) }, now())),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([codes.ok, codes.versionConflict]));
  });

  test('that is frozen during the creation of a card never has an active card', async () => {
    const { id, version } = await walletOf(test_, operations);
    const answers = await Promise.all([
      test_.post(freezeWallet.path, { id, version, withCards: false }, now()),
      test_.post(createShareCard.path, cardDraft(id), now()),
    ]);
    // The first operation prevents the second.
    expect(answers.filter(({ code }) => code === codes.ok)).toHaveLength(1);
    const { status, cards } = await test_.call(readWallet, { id }, operations);
    expect([status, cards.active]).toEqual(status === 'FROZEN' ? ['FROZEN', 0] : ['ACTIVE', 1]);
  });

  test('that was cancelled cannot invite users, but its users can be removed', async () => {
    const current = 'operations@aldermoor.example';
    const { id, version } = await walletOf(test_, operations, { userEmails: [current] });
    await test_.call(cancelWallet, { id, version }, now());
    expect(await test_.post('/walletUser/invite', { walletId: id, email: 'x@holders.example' }, now())).toMatchObject({
      code: codes.transition,
      data: { reason: 'WALLET_CANCELLED' },
    });
    const { list } = await test_.call(listWalletUsers, { filter: { walletId: [id] } }, operations);
    const [user] = list;
    const target = { id: user?.id ?? '', version: user?.version ?? 0 };
    expect(await test_.call(removeWalletUser, target, now())).toMatchObject({ state: 'REMOVED' });
  });
});

test('the demo has wallets in every status, frozen wallets with frozen cards, and totals per currency', async () => {
  const { list, aggregates } = await test_.call(listWallets, { pageSize: 50 }, operations);
  expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['ACTIVE', 'FROZEN', 'CANCELLED']));
  const frozen = list.find(({ name }) => name === 'Contractors');
  expect(frozen).toMatchObject({ status: 'FROZEN', cards: { active: 0 } });
  expect(frozen?.cards.frozen).toBeGreaterThan(0);
  expect(aggregates['available']?.map(({ currency }) => currency)).toContain('USD');
  const users = await test_.call(listWalletUsers, { pageSize: 200 }, operations);
  expect(users.list.map(({ state }) => state)).toEqual(expect.arrayContaining(['INVITED', 'ACCEPTED', 'EXPIRED']));
});
