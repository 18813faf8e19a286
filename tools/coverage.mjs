import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { coverageOf, gapsOf } from './lib/coverage.mjs';
import { root } from './lib/root.mjs';

// `docs/coverage.md` is written from the titles of the tests; a house rule compares it, so it cannot go stale.
await writeFile(path.join(root, 'docs/coverage.md'), coverageOf(root));
const { rowsWithoutTest, unknownTags } = gapsOf(root);
if (rowsWithoutTest.length > 0) console.log(`Rows without a test: ${rowsWithoutTest.join(', ')}`);
if (unknownTags.length > 0) console.log(`Tags that name nothing: ${unknownTags.join(', ')}`);
