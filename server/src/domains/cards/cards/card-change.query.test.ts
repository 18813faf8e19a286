import type { Money } from '@console/contracts';
import {
  createCard,
  freezeCard,
  limitCard,
  listCardholderOptions,
  readCardHistory,
  readCardActivities,
  renameCard,
  topUpCard,
  updateCard,
} from '@console/contracts/cards';
import { firstMerchantId } from '@console/demo/ids';
import { draftOf } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let staff: Record<string, string>;
let merchant: Record<string, string>;
beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  staff = await console_.signIn('operations');
  merchant = await console_.signIn('merchant.owner');
});
afterAll(() => console_.close());

const usd = (amount: string): Money => ({ amount, currency: 'USD' });

async function newCard() {
  const draft = await draftOf(console_, staff, '40001201', { deposit: usd('500.00') });
  const { card } = await console_.call(createCard, draft, staff);
  return card.id;
}

const changesOf = async (id: string, reader: Record<string, string>) => {
  const { list } = await console_.call(readCardActivities, { id }, reader);
  return list.filter(({ kind }) => kind === 'ORDER').map(({ what, amount, change }) => ({ what, amount, change }));
};
const nothing = { limit: null, alias: null, cardholder: null, validTo: null };

/** Makes four changes, a second apart, as a platform user. */
async function changed() {
  const id = await newCard();
  const later = () => console_.clock.advance(1);
  later();
  const limit = { limit: usd('300.00'), limitPeriod: 'WEEK' as const, reason: 'LESS_RISK' as const };
  const limited = await console_.call(limitCard, { id, version: 1, ...limit, note: 'Chargebacks' }, staff);
  later();
  const named = await console_.call(renameCard, { id, version: limited.version, alias: 'Travel' }, staff);
  later();
  const { list } = await console_.call(listCardholderOptions, { merchantId: firstMerchantId }, staff);
  const holder = list.find((one) => one.id !== named.cardholder?.id);
  const info = { id, version: named.version, cardholderId: holder?.id, validTo: '2026-12-30' };
  const held = await console_.call(updateCard, info, staff);
  later();
  await console_.call(topUpCard, { id, version: held.version, amount: usd('20.00') }, staff);
  return { id, before: limited.cardholder?.name ?? null, holder: holder?.name };
}

test('an order has its old and new values, initiator and reason, for platform users', async () => {
  const { id, before, holder } = await changed();
  const orders = await changesOf(id, staff);
  const [topUp, info, alias, limit, creation] = orders;
  const actor = limit?.change?.actor;
  expect(actor).toEqual(expect.any(String));
  const by = { actor, reason: null, note: null };
  expect(limit).toEqual({
    what: 'UPDATE_LIMIT',
    amount: null,
    change: {
      ...nothing,
      actor,
      reason: 'LESS_RISK',
      note: 'Chargebacks',
      limit: { from: null, to: { amount: usd('300.00'), period: 'WEEK' } },
    },
  });
  expect(alias?.change).toEqual({ ...nothing, ...by, alias: { from: 'Test card', to: 'Travel' } });
  expect(info?.change).toEqual({
    ...nothing,
    ...by,
    cardholder: { from: before, to: holder },
    validTo: { from: '2026-12-31', to: '2026-12-30' },
  });
  expect(topUp).toEqual({ what: 'TOPUP', amount: usd('20.00'), change: { ...nothing, ...by } });
  expect(creation).toMatchObject({ what: 'CREATE', change: null });
});

test('a merchant sees the values, but no names, notes and suspicions of the platform', async () => {
  const { id } = await changed();
  const names = new Set((await changesOf(id, staff)).map(({ change }) => change?.actor));
  const orders = await changesOf(id, merchant);
  expect(orders.map(({ what }) => what)).toEqual(['TOPUP', 'UPDATE_INFO', 'UPDATE_ALIAS', 'UPDATE_LIMIT', 'CREATE']);
  for (const { change } of orders.slice(0, -1)) expect(names.has(change?.actor)).toBe(false);
  const limit = orders[3]?.change;
  expect(limit).toMatchObject({ reason: 'OTHER', note: null, limit: { to: { amount: usd('300.00') } } });
});

test('two changes at the same moment are separate entries', async () => {
  const id = await newCard();
  const first = await console_.call(renameCard, { id, version: 1, alias: 'One' }, staff);
  await console_.call(renameCard, { id, version: first.version, alias: 'Two' }, staff);
  const aliases = (await changesOf(id, staff)).flatMap(({ change }) => change?.alias ?? []);
  expect(aliases).toHaveLength(2);
  expect(aliases).toEqual(
    expect.arrayContaining([
      { from: 'Test card', to: 'One' },
      { from: 'One', to: 'Two' },
    ]),
  );
});

test('a freeze has its former state and reason in the history', async () => {
  const id = await newCard();
  await console_.call(freezeCard, { id, version: 1, reason: 'LOST', note: 'At the airport' }, merchant);
  const { list } = await console_.call(readCardHistory, { id }, staff);
  expect(list[0]).toMatchObject({ from: 'ACTIVE', to: 'FROZEN', reason: 'LOST', note: 'At the airport' });
});
