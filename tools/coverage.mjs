import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { coverageOf, gapsOf } from './lib/coverage.mjs';
import { root } from './lib/root.mjs';

// Generates `docs/coverage.md` from test titles. A house rule fails if it is stale.
await writeFile(path.join(root, 'docs/coverage.md'), coverageOf(root));
const titles = {
  rowsWithoutTest: 'Rows without a test',
  rowsOfNoGroup: 'Open rows without a group',
  openRowsWithTest: 'Open rows with a test',
  unknownTags: 'Tags of unknown rows',
};
for (const [gap, ids] of Object.entries(gapsOf(root)))
  if (ids.length > 0) console.log(`${titles[gap]}: ${ids.join(', ')}`);
