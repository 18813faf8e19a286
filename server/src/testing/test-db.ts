import type { Database } from '../platform/db/db';
import type { Filling } from './fill';
import { openTestPglite } from './pglite-test-db';
import { openTestPostgres } from './postgres-test-db';

/** Tests that hold on both databases ask for one here; `TEST_DATABASE=postgres` decides. */
export const openTestDatabase = (filling: Filling): Promise<Database> =>
  process.env['TEST_DATABASE'] === 'postgres' ? openTestPostgres(filling) : openTestPglite(filling);
