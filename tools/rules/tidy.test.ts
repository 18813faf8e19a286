import path from 'node:path';
import { filesBelow, packages, read, readJson, sources } from './tree';

const roles =
  'area|list|form|view|dialog|flow|step|rules|routes|table|demo|data|store|types|lists|atom|states|sample|test|test-db|spec|extended|measure|feature|module|config|d|worker|jobs|served|labels|transitions|actions|query|review|export|kind|adapter|page|case|tile|related|records|section';
const name = new RegExp(`^[a-z0-9]+(-[a-z0-9]+)*(\\.(${roles}))*\\.(tsx?|mjs|cjs|css)$`);
const limit: [RegExp, number][] = [
  [/\.(list|form|view|page)\.tsx$/, 150],
  [/\.(dialog|flow)\.tsx$/, 200],
  [/\.tsx?$/, 300],
];

/** Lists of tables and of pages have no limit. */
const list = /^server\/src\/platform\/db\/tables\.ts$|^remotes\/[a-z-]+\/src\/screens\.ts$/;

/** Counts lines without blank ones and comments. */
const linesOf = (text: string) =>
  text.split('\n').filter((line) => line.trim() && !/^\s*(\/\/|\/?\*)/.test(line)).length;

describe('tidy', () => {
  test('files are named in kebab-case with their role last', () => {
    const wrong = filesBelow().filter((file) => /\.(tsx?|mjs|cjs|css)$/.test(file) && !name.test(path.basename(file)));
    expect({ wrong, remedy: 'batch-decision.dialog.tsx' }).toMatchObject({ wrong: [] });
  });

  test('files stay small', () => {
    const wrong = sources().filter((file) => {
      if (list.test(file)) return false;
      const [, most = 300] = limit.find(([pattern]) => pattern.test(file)) ?? [];
      return linesOf(read(file)) > most;
    });
    expect({ wrong, remedy: 'split by role' }).toMatchObject({ wrong: [] });
  });

  test('index.ts exists only as the entry of a package', () => {
    const entries = new Set(
      packages().flatMap(({ folder }) => {
        const { exports = {} } = readJson<{ exports?: Record<string, string> }>(`${folder}/package.json`);
        return Object.values(exports).map((file) => path.join(folder, file));
      }),
    );
    const wrong = sources().filter((file) => path.basename(file) === 'index.ts' && !entries.has(file));
    expect({ wrong, remedy: 'import the file, not the folder' }).toMatchObject({ wrong: [] });
  });

  test('no test is skipped, focused or unfinished', () => {
    const wrong = filesBelow().filter(
      (file) =>
        /\.(test|spec|extended|measure)\.tsx?$/.test(file) &&
        /\b(it|test|describe)\.(skip|only|todo)\b/.test(read(file)),
    );
    expect(wrong).toEqual([]);
  });

  test('no source has a work marker or a disabled type check', () => {
    const marks = new RegExp(
      ['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK', '@ts-' + 'ignore', '@ts-' + 'nocheck']
        .map((word) => `${word}\\b`)
        .join('|'),
    );
    expect(sources().filter((file) => marks.test(read(file)))).toEqual([]);
  });

  test('colours are tokens: only the theme and the brand define them', () => {
    const allowed = /shared\/ui\/src\/(theme|brand)|shared\/ui\/src\/.*card-face|\.test\./;
    const wrong = filesBelow().filter(
      (file) => /\.(css|tsx)$/.test(file) && !allowed.test(file) && /#[0-9a-f]{3,8}\b(?![-\w'])/i.test(read(file)),
    );
    expect({ wrong, remedy: 'use var(--vcc-…)' }).toMatchObject({ wrong: [] });
  });
});
