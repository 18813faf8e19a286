import type { Database } from '../platform/db/db';
import type { Filling } from './fill';
import { openTestPglite } from './pglite-test-db';
import { openTestPostgres } from './postgres-test-db';

/** Opens a database for tests that run on both engines; `TEST_DATABASE=postgres` selects PostgreSQL. */
export const openTestDatabase = (filling: Filling): Promise<Database> =>
  process.env['TEST_DATABASE'] === 'postgres' ? openTestPostgres(filling) : openTestPglite(filling);
