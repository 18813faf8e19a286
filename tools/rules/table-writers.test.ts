import { read, sources } from './tree';

/** Statements that write to a table. */
const writing = [
  /\binsert into ([a-z_]+)/g,
  /\bupdate ([a-z_]+)(?: [a-z]+)? set\b/g,
  /\bdelete from ([a-z_]+)/g,
  /insertRows\(\s*\w+(?:\.\w+)?,\s*'([a-z_]+)'/g,
  /insertOf\(\s*'([a-z_]+)'/g,
];

const writers = new Map<string, Set<string>>();
for (const file of sources('server/src').filter((one) => !/\/testing\/|\.test\./.test(one)))
  for (const pattern of writing)
    for (const [, table = ''] of read(file).matchAll(pattern))
      writers.set(table, (writers.get(table) ?? new Set()).add(file));

test('each table is written by one file', () => {
  const wrong = [...writers].filter(([, files]) => files.size > 1);
  expect({
    wrong: wrong.map(([table, files]) => `${table}: ${[...files].join(', ')}`),
    remedy: 'call an export of the store',
  }).toMatchObject({ wrong: [] });
});

test('the state of a card is changed only by its store', () => {
  expect([...(writers.get('card') ?? [])]).toEqual(['server/src/domains/cards/cards/card.store.ts']);
  expect([...(writers.get('card_status_event') ?? [])]).toEqual(['server/src/domains/cards/cards/card.store.ts']);
});
