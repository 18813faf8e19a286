import { browserFoldersOf, concernsDatabase, domainOf, foldersOf, selectionOf } from './selection.mjs';

const tree = [
  'remotes/cards',
  'shared/contracts/src/cards',
  'server/src/domains/cards',
  'e2e/cards',
  'shell',
  'e2e/shell',
];
const exists = (folder) => tree.includes(folder);
const known = ['cards', 'shell'];

test('an area selects the folders with its name in all parts of the tree', () => {
  expect(foldersOf(['cards'], { exists, known })).toEqual(tree.slice(0, 4));
  expect(foldersOf(['shell'], { exists, known })).toEqual(['shell', 'e2e/shell']);
});

test.each(['card', '../cards', '--watch'])('%s is refused as an area', (word) => {
  expect(() => foldersOf([word], { exists, known })).toThrow('use one or more of cards, shell');
});

test('the arguments select the gate, everything, areas, or changes since a commit', () => {
  expect(selectionOf([])).toEqual({ at: 'gate' });
  expect(selectionOf(['--all'])).toEqual({ at: 'all' });
  expect(() => selectionOf(['cards', '--all'])).toThrow('--all stands alone');
  expect(selectionOf(['cards', 'shell'])).toEqual({ at: 'areas', areas: ['cards', 'shell'] });
  expect(selectionOf(['--since', 'main'])).toEqual({ at: 'since', since: 'main' });
  expect(() => selectionOf(['--since'])).toThrow('Specify a commit');
  expect(() => selectionOf(['--since', 'main', 'cards'])).toThrow('Specify a commit');
});

test('a changed file of a domain selects browser tests of that domain, and a shared file selects all', () => {
  expect(domainOf('server/src/domains/cards/cards/card.rules.ts')).toBe('cards');
  expect(browserFoldersOf(['remotes/cards/src/a.tsx', 'docs/adr/0001.md'], exists)).toEqual(['e2e/cards']);
  expect(browserFoldersOf(['remotes/cards/src/a.tsx', 'shared/ui/src/a.tsx'], exists)).toEqual(['e2e']);
  expect(browserFoldersOf(['README.md', 'tools/rules/a.test.ts', 'shared/ui/src/a.test.tsx'], exists)).toEqual([]);
});

test('changed SQL is tested on both databases', () => {
  expect(concernsDatabase(['server/migrations/20261121T1108_a.sql'])).toBe(true);
  expect(concernsDatabase(['server/src/domains/cards/cards/card.query.ts'])).toBe(true);
  expect(concernsDatabase(['server/src/domains/cards/cards/card.rules.ts'])).toBe(false);
});
