import { writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printTables } from '../../testing/print-tables';
import { openEmbedded, type Database } from './db';
import { migrate } from './migrate';

const isPrinting = process.env['PRINT_TABLES'] === 'on';

let database: Database;
beforeAll(async () => {
  database = await (isPrinting ? openMigrated() : openPrepared());
});
afterAll(() => database.close());

/** Opens the database without the features, which may use a table that is not in `tables.ts` yet. */
async function openMigrated(): Promise<Database> {
  const { database: migrated } = await openEmbedded({ dataDir: null });
  await migrate(migrated.pool);
  return migrated;
}

const openPrepared = async () => (await import('../../testing/test-db')).openTestDatabase('people');

const file = path.join(__dirname, 'tables.ts');

it('tables.ts describes each table as the migrations define it; else run npm run tables', async () => {
  const printed = await printTables(database.owner);
  if (isPrinting) writeFileSync(file, printed);
  expect(readFileSync(file, 'utf8')).toBe(printed);
});
