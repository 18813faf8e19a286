import { codes, type Money } from '@console/contracts';
import {
  limitCards,
  createCard,
  createShareCard,
  createShareGroup,
  limitCard,
  listAccountOptions,
  listCardholderOptions,
  listIssuableBins,
  readCard,
  saveShareRule,
  updateCard,
} from '@console/contracts/cards';
import { createWallet } from '@console/contracts/wallets';
import { firstMerchantId } from '@console/demo/ids';
import { draftOf, submission } from '../../../testing/card-samples';
import { workAll } from '../../../testing/job-worker';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { untilBlocked } from '../../../testing/until-blocked';

let test_: TestApp;
let operations: Record<string, string>;
let accountId: string;
const bins: Record<'CARD' | 'POOL', Record<string, string>> = { CARD: {}, POOL: {} };

beforeAll(async () => {
  test_ = await openTestApp({ filling: 'demo' });
  operations = await test_.signIn('operations');
  const { list } = await test_.call(listAccountOptions, { merchantId: firstMerchantId }, operations);
  accountId = list.find(({ currency }) => currency === 'USD')?.id ?? '';
  for (const purpose of ['CARD', 'POOL'] as const)
    bins[purpose] = Object.fromEntries(
      (await test_.call(listIssuableBins, { purpose }, operations)).list.map(({ bin, id }) => [bin, id]),
    );
});
afterAll(() => test_.close());

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const now = () => ({ ...operations, ...submission() });
let made = 0;

async function ruleOf(type: 'CLASSIC_SHARE' | 'WALLET' | 'EXTENDED_SHARE', floatingPercent = 0) {
  const name = `Limits ${(made += 1)}`;
  const terms = { type, floatingPercent, warningPercent: 10, maxCards: 10 };
  return (await test_.call(saveShareRule, { merchantId: firstMerchantId, name, ...terms }, now())).id;
}
const groupOf = async (ruleId: string, binId = bins.POOL['40001201'] ?? '') =>
  (
    await test_.call(
      createShareGroup,
      { merchantId: firstMerchantId, name: `Group ${(made += 1)}`, ruleId, accountId, binId, deposit: usd('100') },
      now(),
    )
  ).id;
const shareDraft = (poolId: string, limit: string, binId = bins.POOL['40001201'] ?? '') => ({
  poolId,
  binId,
  alias: 'Shared',
  limit: usd(limit),
  limitPeriod: 'DAY' as const,
  validTo: '2026-12-31',
});
const cardOf = async (poolId: string, limit: string) =>
  (await test_.call(createShareCard, shareDraft(poolId, limit), now())).card.id;
async function limitTo(id: string, limit: string | null) {
  const { version } = await test_.call(readCard, { id }, operations);
  const change = { id, version, reason: 'MORE_SPENDING', ...(limit && { limit: usd(limit), limitPeriod: 'DAY' }) };
  const answer = await test_.post(limitCard.path, change, now());
  return [answer.code, (answer.fieldErrors ?? []).map(({ field, code }) => `${field} ${code}`)];
}

async function walletOf(cardholderIds: string[]) {
  const draft = {
    merchantId: firstMerchantId,
    name: `Wallet ${(made += 1)}`,
    ruleId: await ruleOf('WALLET'),
    accountId,
  };
  const terms = { currency: 'USD' as const, deposit: usd('100'), cardLimit: usd('80'), userEmails: [] };
  return (await test_.call(createWallet, { ...draft, ...terms, cardholderIds }, now())).id;
}

test('a card of a wallet with named cardholders cannot be assigned to another cardholder', async () => {
  const { list } = await test_.call(listCardholderOptions, { merchantId: firstMerchantId }, operations);
  const [named = '', other = ''] = list.map(({ id }) => id);
  const draft = { ...shareDraft(await walletOf([named]), '50'), cardholderId: named };
  const { card } = await test_.call(createShareCard, draft, now());
  const { version } = await test_.call(readCard, { id: card.id }, operations);
  const change = { id: card.id, version, cardholderId: other };
  expect(await test_.post(updateCard.path, change, now())).toMatchObject({
    code: codes.invalid,
    fieldErrors: [{ field: 'cardholderId', code: 'HOLDER_OF_WALLET' }],
  });
});

test('a new cardholder of an existing card must meet the same BIN conditions as the cardholder of a new card', async () => {
  const { list } = await test_.call(listCardholderOptions, { merchantId: firstMerchantId }, operations);
  const cardholderId = list[0]?.id ?? '';
  const draft = shareDraft(await groupOf(await ruleOf('EXTENDED_SHARE')), '10', bins.POOL['40001426']);
  const { card } = await test_.call(createShareCard, draft, now());
  const { version } = await test_.call(readCard, { id: card.id }, operations);
  const refusedWhere = async (demand: string) => {
    await test_.database.pool.query(`update card_bin set ${demand} where bin = '40001426'`);
    const [made, changed] = [
      await test_.post(createShareCard.path, { ...draft, cardholderId }, now()),
      await test_.post(updateCard.path, { id: card.id, version, cardholderId }, now()),
    ];
    return [made, changed].map(({ fieldErrors }) => fieldErrors?.map(({ code }) => code));
  };
  expect(await refusedWhere(`holder_countries = '{ZZ}'`)).toEqual([['HOLDER_COUNTRY'], ['HOLDER_COUNTRY']]);
  await test_.database.pool.query(`update card_bin set holder_countries = '{}' where bin = '40001426'`);
  await test_.call(createShareCard, { ...draft, cardholderId }, now());
  expect(await refusedWhere('max_cards_per_holder = 1')).toEqual([['HOLDER_CAP'], ['HOLDER_CAP']]);
  await test_.database.pool.query(`update card_bin set max_cards_per_holder = null where bin = '40001426'`);
});

describe('limits of cards in a group or wallet', () => {
  test('[seed 5.16] the limit of a pooled card can be raised within the sum of limits of its rule, and can always be lowered', async () => {
    const group = await groupOf(await ruleOf('CLASSIC_SHARE', 50));
    const [first, second] = [await cardOf(group, '70'), await cardOf(group, '70')];
    // The sum may be up to 150.00, and each card up to 100.00.
    expect(await limitTo(first, '80')).toEqual([codes.ok, []]);
    expect(await limitTo(first, '80.01')).toEqual([codes.invalid, ['limit LIMITS_EXCEED']]);
    expect(await limitTo(first, '100.01')).toEqual([codes.limitAboveDeposit, ['limit MAX_AMOUNT']]);
    expect(await limitTo(second, '60')).toEqual([codes.ok, []]);
    expect(await limitTo(first, '90')).toEqual([codes.ok, []]);
  });

  test('the limit of a pooled card cannot be removed, neither for one card nor in a bulk job', async () => {
    const card = await cardOf(await groupOf(await ruleOf('EXTENDED_SHARE')), '70');
    expect(await limitTo(card, null)).toEqual([codes.invalid, ['limit REQUIRED']]);
    const { version } = await test_.call(readCard, { id: card }, operations);
    const selection = { items: [{ id: card, version }] };
    await test_.call(limitCards, { selection, reason: 'MORE_SPENDING' }, now());
    await workAll(test_);
    expect((await test_.call(readCard, { id: card }, operations)).limit?.amount).toEqual(usd('70.00'));
  });

  test('the limit of a pooled card cannot exceed the card limit of its wallet', async () => {
    const card = await cardOf(await walletOf([]), '50');
    expect(await limitTo(card, '80.01')).toEqual([codes.limitAboveDeposit, ['limit MAX_AMOUNT']]);
    expect(await limitTo(card, '80')).toEqual([codes.ok, []]);
  });

  test('two concurrent calls raise the limit only once if only one increase fits', async () => {
    const group = await groupOf(await ruleOf('CLASSIC_SHARE'));
    const cards = [await cardOf(group, '40'), await cardOf(group, '40')];
    // Both calls wait for the lock before one continues.
    const client = await test_.database.pool.connect();
    await client.query('begin');
    await client.query('select 1 from share_group where id = $1 for update', [group]);
    const answers = Promise.all(cards.map((card) => limitTo(card, '60')));
    await untilBlocked(client, 2);
    await client.query('commit');
    client.release();
    expect(new Set((await answers).map(([code]) => code))).toEqual(new Set([codes.ok, codes.invalid]));
  });
});

describe('card type of a BIN', () => {
  test('[seed 3.17] the card type of a BIN determines whether the BIN is offered for cards, for pools, or for both', () => {
    const [forCards, forPools] = [Object.keys(bins.CARD), Object.keys(bins.POOL)];
    expect(forCards).toEqual(expect.arrayContaining(['40001201', '51005521']));
    expect(forPools).toEqual(expect.arrayContaining(['40001201', '40001426']));
    expect(forCards).not.toContain('40001426');
    expect(forPools).not.toContain('51005521');
  });

  test('the card type of a BIN is checked for a card with its own balance, a group and a card in a group', async () => {
    const [shared = '', own = ''] = [bins.POOL['40001426'], bins.CARD['51005521']];
    const refused = (answer: { fieldErrors?: { field: string; code: string }[] }) =>
      answer.fieldErrors?.map(({ field, code }) => `${field} ${code}`);
    const draft = await draftOf(test_, operations, '40001201', { binId: shared });
    expect(refused(await test_.post(createCard.path, draft, now()))).toEqual(['binId BIN_NOT_ISSUABLE']);
    const rule = await ruleOf('EXTENDED_SHARE');
    const group = { merchantId: firstMerchantId, name: 'No', ruleId: rule, accountId, deposit: usd('100') };
    expect(refused(await test_.post(createShareGroup.path, { ...group, binId: own }, now()))).toEqual([
      'binId BIN_NOT_ISSUABLE',
    ]);
    const pool = await groupOf(rule);
    expect(refused(await test_.post(createShareCard.path, shareDraft(pool, '10', own), now()))).toEqual([
      'binId BIN_NOT_ISSUABLE',
    ]);
    expect(await test_.call(createShareCard, shareDraft(pool, '10', shared), now())).toMatchObject({
      card: { createStatus: 'SUCCESS' },
    });
  });
});
