import { spawnSync } from 'node:child_process';
import { read, root } from './tree';

/** Runs in another process, because the tool is an ES module and Jest uses CommonJS. */
function printed(expression: string): string {
  const script = `import('./tools/lib/coverage.mjs').then(({ coverageOf, gapsOf }) => process.stdout.write(${expression}))`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' });
  expect({ stderr, remedy: 'node tools/coverage.mjs' }).toMatchObject({ stderr: '' });
  return stdout;
}

test('docs/coverage.md lists every test that is tagged with a section of the specification', () => {
  expect(read('docs/coverage.md')).toBe(printed('coverageOf(process.cwd())'));
});

test('every row of the specification has a test or a group that will add one, and every tag refers to a row or a section', () => {
  expect(JSON.parse(printed('JSON.stringify(gapsOf(process.cwd()))'))).toEqual({
    rowsWithoutTest: [],
    rowsOfNoGroup: [],
    openRowsWithTest: [],
    unknownTags: [],
  });
});

test('a row without a test, an open row without a group and an open row with a test are reported, in any section', () => {
  const rows = {
    1: { 1: 'Shown.', 99: 'Not shown.' },
    3: { 98: { group: 'nowhere', demand: 'Waits for nobody.' }, 97: { group: 'companies', demand: 'Waits.' } },
    4: { 1: { group: 'accounts', demand: 'Shown although it waits.' } },
  };
  const { unknownTags, ...gaps } = JSON.parse(
    printed(`JSON.stringify(gapsOf(process.cwd(), ${JSON.stringify(rows)}))`),
  ) as Record<string, string[]>;
  expect(gaps).toEqual({ rowsWithoutTest: ['1.99'], rowsOfNoGroup: ['3.98'], openRowsWithTest: ['4.1'] });
  expect(unknownTags).toContain('9.14');
});
