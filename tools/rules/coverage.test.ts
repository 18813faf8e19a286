import { spawnSync } from 'node:child_process';
import { read, root } from './tree';

/** Printed by another process, because the tool is a module and the rules are not. */
function printed(expression: string): string {
  const script = `import('./tools/lib/coverage.mjs').then(({ coverageOf, gapsOf }) => process.stdout.write(${expression}))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  expect({ stderr, remedy: 'node tools/coverage.mjs' }).toMatchObject({ stderr: '' });
  return stdout;
}

test('docs/coverage.md names every test that is tagged with a section of the specification', () => {
  expect(read('docs/coverage.md')).toBe(printed('coverageOf(process.cwd())'));
});

test('every row of the specification is shown by a test, and no tag names a row that does not exist', () => {
  expect(JSON.parse(printed('JSON.stringify(gapsOf(process.cwd()))'))).toEqual({
    rowsWithoutTest: [],
    unknownTags: [],
  });
});
