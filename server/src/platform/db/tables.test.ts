import { writeFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printTables } from '../../testing/print-tables';
import { openTestDatabase } from '../../testing/test-db';
import type { Database } from './db';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('people');
});
afterAll(() => database.close());

const file = path.join(__dirname, 'tables.ts');

it('says of each table what the migrations made of it; else npm run tables prints it anew', async () => {
  const printed = await printTables(database.owner);
  if (process.env['PRINT_TABLES'] === 'on') writeFileSync(file, printed);
  expect(readFileSync(file, 'utf8')).toBe(printed);
});
