import type { StoredNumber } from '../../../platform/vault/card-vault';
import { createCardVault } from '../../../platform/vault/card-vault';
import { derive, encrypt } from '../../../platform/vault/sealing';
import { wrappingKeysOf } from '../../../platform/vault/wrapping-keys';
import type { Database } from '../../../platform/db/db';
import { openTestDatabase } from '../../../testing/test-db';
import { testVault } from '../../../testing/test-world';
import { rewrapCards } from './rewrap-cards.actions';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('demo');
});
afterAll(() => database.close());

const master = Buffer.alloc(32, 7);
const [first, second] = [Buffer.alloc(32, 8), Buffer.alloc(32, 9)];
const stored = async () =>
  (await database.pool.query<StoredNumber>('select id, number_cipher, number_key, key_id from card order by id')).rows;

test('a key rotation rewraps cards of every previous key and loses no number', async () => {
  const before = await stored();
  const numbers = before.map((row) => testVault.open(row));
  const [former] = before;
  if (!former) throw new Error('The demo has no card.');
  // A card from the time before keys per record.
  await database.pool.query('update card set number_cipher = $1, number_key = null, key_id = null where id = $2', [
    encrypt(derive(master, 'card-number-seal'), numbers[0] ?? ''),
    former.id,
  ]);

  const rotating = createCardVault(master, wrappingKeysOf([second, first]));
  const counts = await Promise.all([rewrapCards(database.pool, rotating), rewrapCards(database.pool, rotating)]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(before.length);

  const alone = createCardVault(master, wrappingKeysOf([second]));
  const after = await stored();
  expect(after.map((row) => alone.open(row))).toEqual(numbers);
  expect(await rewrapCards(database.pool, alone)).toBe(0);
});
