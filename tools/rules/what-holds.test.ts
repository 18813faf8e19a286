import { existsSync } from 'node:fs';
import path from 'node:path';
import { read, root } from './tree';

/** Rows of the tables in docs/what-holds.md, without headings. */
const rows = read('docs/what-holds.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Rule|---) /.test(line))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const pathsIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

describe('docs/what-holds.md', () => {
  test('each row has a rule, a reason, the file that enforces it and its test', () => {
    const wrong = rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell === ''));
    expect({ wrong, remedy: 'write – if there is no reason, and "no test" if there is no test' }).toMatchObject({
      wrong: [],
    });
  });

  test('files that enforce or prove a rule exist', () => {
    const wrong = rows
      .flatMap(([, , enforcedBy, provenBy]) => [...pathsIn(enforcedBy), ...pathsIn(provenBy)])
      .filter((name) => !existsSync(path.join(root, name)));
    expect({ wrong, remedy: 'write the path from the root of the checkout' }).toMatchObject({ wrong: [] });
  });
});
