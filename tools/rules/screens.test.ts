import { existsSync } from 'node:fs';
import path from 'node:path';
import { onboardingPageOf as stepOf } from '../../shared/contracts/src/onboarding/onboarding-pages';
import { permissions } from '../../shared/contracts/src/areas';
import { pageNames } from '../../shared/contracts/src/pages';
import { textsOf } from './texts';
import { read, remotes, root } from './tree';

interface Row {
  remote: string;
  name: string;
  title: string;
  permission: string;
  file: string;
}

/** Source of a remote's pages, and source of its contributions to other pages. */
const tablesOf = (remote: string) => read(`${remote}/src/screens.ts`).split('export const contributes');

/** Returns the contributions of a remote, parsed from its source. */
function contributionsOf(remote: string): Row[] {
  const [, source = ''] = tablesOf(remote);
  const one =
    /(\w[\w-]*):\s*\{\s*title:\s*'([^']+)',\s*permission:\s*'([^']+)',\s*(?:texts:\s*'[^']+',\s*)?load:\s*\(\)\s*=>\s*import\('\.\/([^']+)'\)/g;
  return [...source.matchAll(one)].map(([, name = '', title = '', permission = '', file = '']) => ({
    remote,
    name,
    title,
    permission,
    file,
  }));
}

/** Returns the rows of a remote's screens, parsed from the source, which must be plain data. */
function rowsOf(remote: string): Row[] {
  const [source = ''] = tablesOf(remote);
  const row =
    /name:\s*'([^']+)',\s*title:\s*'([^']+)',\s*(?:tab:\s*'[^']+',\s*)?permission:\s*'([^']+)',\s*(?:texts:\s*'[^']+',\s*)?load:\s*\(\)\s*=>\s*import\('\.\/([^']+)'\)/g;
  return [...source.matchAll(row)].map(([, name = '', title = '', permission = '', file = '']) => ({
    remote,
    name,
    title,
    permission,
    file,
  }));
}

const rows = remotes().flatMap(rowsOf);
const table = rows.map((row) => [row.name, row] as const);
const added = remotes()
  .flatMap(contributionsOf)
  .map((row) => [`${row.remote} ${row.file}`, row] as const);

describe('screens', () => {
  test.each(remotes())('%s lists its screens as plain data', (remote) => {
    const loads = tablesOf(remote).map((source) => source.match(/\bload:/g)?.length ?? 0);
    const [pages = 0, contributions = 0] = loads;
    expect([rowsOf(remote).length, contributionsOf(remote).length]).toEqual([pages, contributions]);
    expect(pages + contributions).toBeGreaterThan(0);
  });

  const [steps, pages] = [table.filter(([name]) => stepOf(name)), table.filter(([name]) => !stepOf(name))];

  test.each(steps)(
    '%s: a step of the onboarding flow requires the sign-in that its table states',
    (name, { permission }) => {
      expect(permission).toBe(stepOf(name)?.needsSignIn ? 'onboarding' : 'public');
    },
  );

  test.each(pages)(
    '%s: its permission is in the catalogue and opens it, or all users have it',
    (name, { permission }) => {
      if (permission === 'signed-in') return;
      expect(permissions[permission]?.pages ?? `add ${permission} to the permissions of its area`).toContain(name);
    },
  );

  test.each(added)('%s requires a permission of the catalogue', (_name, { permission }) => {
    expect(permission === 'signed-in' || permission in permissions).toBe(true);
  });

  const all = [...table, ...added];

  test.each(all)('%s has a title in both languages', (_name, { remote, title }) => {
    for (const locale of ['en-US', 'zh-CN'] as const) expect(textsOf(remote, locale)).toHaveProperty([title]);
  });

  test.each(all)('%s has a file with a test beside it', (_name, { remote, file }) => {
    const at = path.join(root, remote, 'src', file);
    expect([`${at}.tsx`, existsSync(`${at}.tsx`)]).toEqual([`${at}.tsx`, true]);
    expect([`${at}.test.tsx`, existsSync(`${at}.test.tsx`)]).toEqual([`${at}.test.tsx`, true]);
  });

  test('the contracts list the pages of the remotes once each, and no other', () => {
    const owned = pages.map(([name]) => name);
    expect([...pageNames].sort()).toEqual(owned.sort());
  });

  test('every page has one owner', () => {
    const names = rows.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
