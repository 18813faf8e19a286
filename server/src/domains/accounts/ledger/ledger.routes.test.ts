import { codes } from '@console/contracts';
import { listAccounts, readBalanceAt, readTrialBalance, verifyLedger } from '@console/contracts/accounts';
import { createCard } from '@console/contracts/cards';
import { draftOf } from '../../../testing/card-samples';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let console_: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  owner = await console_.signIn('owner');
});
afterAll(() => console_.close());

test('the ledger of the demo data is sound, and stays sound after a card is issued', async () => {
  const before = await console_.call(verifyLedger, {}, owner);
  expect(before).toMatchObject({ isSound: true, findings: [] });
  await console_.call(createCard, await draftOf(console_, owner, '40001201'), owner);
  const after = await console_.call(verifyLedger, {}, owner);
  expect(after).toMatchObject({ isSound: true, entries: before.entries + 1 });
  expect(after.head).not.toBe(before.head);
});

test('each company has its own hash chain', async () => {
  const other = await console_.call(verifyLedger, {}, await console_.signIn('owner.zh'));
  const own = await console_.call(verifyLedger, {}, owner);
  expect([other.isSound, other.entries < own.entries, other.head === own.head]).toEqual([true, true, false]);
});

test('total debits equal total credits in each currency of the trial balance', async () => {
  const { list, totals } = await console_.call(readTrialBalance, {}, owner);
  for (const { debit, credit } of totals) expect(debit).toEqual(credit);
  expect(new Set(list.map(({ class: kind }) => kind))).toEqual(new Set(['ASSET', 'LIABILITY', 'INCOME']));
  expect(totals.map(({ currency }) => currency)).toContain('USD');
});

test('a past balance is the sum of the postings until then', async () => {
  const draft = await draftOf(console_, owner, '40001201');
  const ledgerOf = async () =>
    (await console_.call(listAccounts, { pageSize: 200 }, owner)).list.find(({ id }) => id === draft.accountId)?.ledger;
  const before = await ledgerOf();
  const at = console_.clock.now.toISOString();
  console_.clock.advance(60);
  await console_.call(createCard, draft, owner);
  const ask = (instant: string) => console_.call(readBalanceAt, { accountId: draft.accountId, at: instant }, owner);
  expect((await ask(at)).ledger).toEqual(before);
  expect((await ask(console_.clock.now.toISOString())).ledger).toEqual(await ledgerOf());
  expect((await ask('2020-01-01T00:00:00.000Z')).ledger.amount).toBe('0.00');
});

test("a balance of another company is not found, and a merchant can't verify the ledger", async () => {
  const [foreign] = (await console_.call(listAccounts, {}, await console_.signIn('owner.zh'))).list;
  const at = console_.clock.now.toISOString();
  expect(await console_.post('/ledger/balance', { accountId: foreign?.id, at }, owner)).toMatchObject({
    code: codes.notFound,
  });
  const merchant = await console_.signIn('merchant.owner');
  expect(await console_.post('/ledger/verify', {}, merchant)).toMatchObject({ code: codes.noPermission });
});
