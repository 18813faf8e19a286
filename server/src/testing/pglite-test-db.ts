import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, openEmbedded, type Database } from '../platform/db/db';
import { fill, type Filling } from './fill';
import { forgetOldTemplates } from './templates';
import { testDriver } from './test-driver';
import { testKey } from './test-key';

/** Opens a separate database from a dump that the first test of a run creates. */
export async function openTestPglite(filling: Filling): Promise<Database> {
  const dump = path.join(tmpdir(), `vcc-test-${filling}-${testKey()}.tar`);
  if (!existsSync(dump)) await makeDump(dump, filling);
  return openDatabase({ at: 'dump', dump }, { driver: testDriver() });
}

async function makeDump(dump: string, filling: Filling): Promise<void> {
  const { embedded, database } = await openEmbedded({ dataDir: null });
  await fill(database.pool, filling);
  const bytes = await embedded.dump();
  await database.close();
  forgetOldTemplates(`vcc-test-${filling}-`, '.tar');
  // Atomic rename: parallel tests may build the dump at the same time, and must never read a partial file.
  const draft = `${dump}.${randomUUID()}`;
  writeFileSync(draft, bytes);
  renameSync(draft, dump);
}
