import { findAccounts } from '../../domains/accounts/accounts/account.query';
import { findAuditLines } from '../../domains/admin/audit/audit-list.query';
import { countCardStates, findCards } from '../../domains/cards/cards/card.query';
import { findHolders } from '../../domains/cards/cardholders/holder-search.query';
import { findTransactions } from '../../domains/cards/transactions/transaction.query';
import type { Actor, Context } from '../context';
import { demoCompanies } from '@console/demo/ids';
import { inTransaction } from '../db/transaction';
import { findReviews } from '../reviews/review.store';
import { findSession } from '../session/session.query';
import { ownersOf, type Owner } from '../../testing/record-owners';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { secretHash } from './secret-hash';

const companyId = demoCompanies.lanshi;
let console_: TestApp;
let actor: Actor;
let owners: Map<string, Owner>;
beforeAll(async () => {
  console_ = await openTestApp({ filling: 'demo' });
  const { authorization = '', cookie = '' } = await console_.signIn('owner.zh');
  const hashes = { tokenHash: secretHash(authorization), resumeHash: secretHash(cookie.replace('resume=', '')) };
  const presented = { ...hashes, now: console_.clock.now, renews: false };
  const session = await findSession(console_.database.owner, presented);
  if (!session) throw new Error('The session is gone.');
  actor = session.actor;
  owners = await ownersOf(console_.database);
});
afterAll(() => console_.close());

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** Reads as the table owner, to whom row security does not apply, so that only the filter of the query applies. */
const asOwner = <T>(read: (reader: Reader) => Promise<T>): Promise<T> =>
  inTransaction(console_.database.pool, { as: 'owner' }, (db) => read({ db, actor, now: console_.clock.now }));

const lists: [string, (reader: Reader) => Promise<{ list: { id: string }[]; total: number }>][] = [
  ['cards', (reader) => findCards(reader, { pageSize: 200 })],
  ['purchases', (reader) => findTransactions(reader, { pageSize: 200 })],
  ['cardholders', (reader) => findHolders(reader, { pageSize: 200 })],
  ['accounts', (reader) => findAccounts(reader, { pageSize: 200 })],
  ['reviews', (reader) => findReviews(reader, { pageSize: 200 })],
  ['audit lines', (reader) => findAuditLines(reader, { pageSize: 200 })],
];

test.each(lists)('%s are limited to those of the company, also without row security', async (_name, find) => {
  const { list } = await asOwner(find);
  const foreign = list.filter(({ id }) => (owners.get(id)?.companyId ?? companyId) !== companyId);
  expect(foreign).toEqual([]);
});

test('cards are counted within the company, also without row security', async () => {
  const own = [...owners].filter(([id, owner]) => id.startsWith('card_') && owner.companyId === companyId);
  expect((await asOwner(countCardStates)).total).toBe(own.length);
  expect((await asOwner((reader) => findCards(reader, {}))).total).toBe(own.length);
});
