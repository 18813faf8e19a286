import { spawnSync } from 'node:child_process';
import { read, root } from './tree';

/** Printed by another process, because the tool is a module and the rules are not. */
const print =
  "import('./tools/lib/coverage.mjs').then(({ coverageOf }) => process.stdout.write(coverageOf(process.cwd())))";

test('docs/coverage.md names every test that is tagged with a section of the specification', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', print], { cwd: root, encoding: 'utf8' });
  expect({ stderr, remedy: 'node tools/coverage.mjs' }).toMatchObject({ stderr: '' });
  expect(read('docs/coverage.md')).toBe(stdout);
});
