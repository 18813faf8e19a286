import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nameFault, scaffold, titleOf } from './scaffold.mjs';

const checkout = mkdtempSync(path.join(os.tmpdir(), 'vcc-scaffold-'));
afterAll(() => rmSync(checkout, { recursive: true }));

const write = (file, text) => {
  mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
  writeFileSync(path.join(checkout, file), text);
};
const read = (file) => readFileSync(path.join(checkout, file), 'utf8');
const catalogue = 'shared/contracts/src/cards/card.area.ts';
const pageList = 'shared/contracts/src/cards/pages.ts';

beforeAll(() => {
  write('remotes/cards/src/screens.ts', "[{ name: 'cards-balance' }]");
  write('shared/ui/package.json', '{}');
  write(catalogue, "  'a.b.c': { pages: ['x'] },\n  'cards.card.view': {\n    pages: ['cards-balance'],\n  },\n");
  write(pageList, "export const cardsPages = ['cards-balance'] as const;\n");
});

test.each([
  ['', 'cannot name a remote'],
  ['Disputes', 'cannot name a remote'],
  ['../disputes', 'cannot name a remote'],
  ['d'.repeat(31), 'cannot name a remote'],
  ['cards', '@console/cards already exists'],
  ['ui', '@console/ui already exists'],
  ['server', '@console/server already exists'],
  ['cards-balance', 'is already a page of another remote'],
])('"%s" is refused in one sentence', (name, sentence) => {
  expect(nameFault(name, checkout)).toContain(sentence);
});

test('a new remote is written under its name, and its page is added to the permission and the page list', () => {
  expect(nameFault('charge-backs', checkout)).toBeUndefined();
  const title = titleOf('charge-backs');
  const files = scaffold({ checkout, name: 'charge-backs', title, titleZh: '"拒付"' });
  expect(files).toContain('remotes/charge-backs/src/charge-backs/charge-backs.list.tsx');
  expect(read('remotes/charge-backs/src/charge-backs/charge-backs.list.tsx')).toContain('function ChargeBacksList()');
  expect(JSON.parse(read('remotes/charge-backs/src/charge-backs/en-US.json'))).toMatchObject({
    'list.title': 'Charge backs',
  });
  expect(JSON.parse(read('remotes/charge-backs/src/charge-backs/zh-CN.json'))).toMatchObject({
    'list.title': '"拒付"',
  });
  expect(JSON.parse(read('remotes/charge-backs/src/help/en-US.json'))).toMatchObject({
    'help.charge-backs.what': expect.stringContaining('Charge backs'),
    'help.charge-backs.can': expect.any(String),
    'help.charge-backs.keys': expect.any(String),
  });
  expect(read(catalogue)).toContain("pages: ['cards-balance', 'charge-backs']");
  expect(read(catalogue)).toContain("pages: ['x']");
  expect(read(pageList)).toMatch(/\[\s*'charge-backs',\s*'cards-balance'\] as const/);
  const left = readdirSync(path.join(checkout, 'remotes/charge-backs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .filter((entry) =>
      /__[a-zA-Z]+__(?<!__(REMOTE|VERSION)__)/.test(readFileSync(path.join(entry.parentPath, entry.name), 'utf8')),
    );
  expect(left.map(({ name }) => name)).toEqual([]);
});
