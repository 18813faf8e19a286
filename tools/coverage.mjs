import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { coverageOf, gapsOf } from './lib/coverage.mjs';
import { root } from './lib/root.mjs';

// Writes `docs/coverage.md` from the titles of the tests. A house rule compares it, so it cannot become stale.
await writeFile(path.join(root, 'docs/coverage.md'), coverageOf(root));
const titles = {
  rowsWithoutTest: 'Rows without a test',
  rowsOfNoGroup: 'Open rows of no group',
  openRowsWithTest: 'Open rows that a test shows',
  unknownTags: 'Tags that name nothing',
};
for (const [gap, ids] of Object.entries(gapsOf(root)))
  if (ids.length > 0) console.log(`${titles[gap]}: ${ids.join(', ')}`);
