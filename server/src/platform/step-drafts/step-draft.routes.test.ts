import { codes } from '@console/contracts';
import { deleteStepDraft, readStepDraft, saveStepDraft } from '@console/contracts/step-drafts';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { deleteExpired } from '../housekeeping/expired.store';

let test_: TestApp;
let user: Record<string, string>;
let colleague: Record<string, string>;
beforeAll(async () => {
  test_ = await openTestApp();
  [user, colleague] = [await test_.signIn('operations'), await test_.signIn('support')];
});
afterAll(() => test_.close());
beforeEach(() => test_.database.pool.query('delete from step_draft'));

const step = { page: 'company-management-saveinfo-step-1-1', recordId: 'co_1' };
const stateOf = (name: string) => JSON.stringify({ schema: 'form/2', state: { values: { name } } });
const save = (name: string, as = user, at = step) => test_.call(saveStepDraft, { ...at, state: stateOf(name) }, as);
const read = async (as = user, at = step) => (await test_.call(readStepDraft, at, as)).draft?.state ?? null;

/** Drafts in the database, of all users. */
async function stored(): Promise<number> {
  const { rows } = await test_.database.pool.query<{ count: number }>('select count(*)::int as count from step_draft');
  return rows[0]?.count ?? 0;
}

test('one draft is stored per step and record, and a new one replaces it', async () => {
  await save('Harbour');
  await save('Harbour Two');
  await save('Lantern', user, { ...step, recordId: '' });
  expect([await read(), await read(user, { ...step, recordId: '' })]).toEqual([
    stateOf('Harbour Two'),
    stateOf('Lantern'),
  ]);
});

test('a user cannot read, replace or delete drafts of other users', async () => {
  await save('Harbour');
  expect(await read(colleague)).toBeNull();
  await save('Lantern', colleague);
  await test_.call(deleteStepDraft, step, colleague);
  expect(await read()).toBe(stateOf('Harbour'));
});

test('a deleted draft is not returned', async () => {
  await save('Harbour');
  await test_.call(deleteStepDraft, step, user);
  expect(await read()).toBeNull();
});

test.each([
  ['a full card number', { state: stateOf('4111 1111 1111 1111') }],
  ['a full card number outside of JSON', { state: '4111111111111111' }],
  ['more than 64,000 characters', { state: stateOf('x'.repeat(64_001)) }],
  ['a null character', { state: 'Harbour\u0000' }],
  ['a page with an address', { page: '../secrets' }],
])('%s is refused', async (_name, wrong) => {
  const input = { ...step, state: stateOf('Harbour'), ...wrong };
  expect(await test_.post(saveStepDraft.path, input, user)).toMatchObject({ code: codes.invalid });
  expect(await read()).toBeNull();
});

test('the 50 newest drafts of a user are kept', async () => {
  for (let index = 0; index < 52; index += 1) await save('Harbour', user, { ...step, recordId: `co_${index}` });
  expect(await stored()).toBe(50);
});

test('a draft is deleted after 30 days', async () => {
  await save('Harbour');
  const now = test_.app.deps.clock();
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  await deleteExpired(test_.database.owner, inDays(29));
  expect(await stored()).toBe(1);
  await deleteExpired(test_.database.owner, inDays(31));
  expect(await stored()).toBe(0);
});
