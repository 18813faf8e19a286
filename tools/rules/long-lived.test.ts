import { read, sources } from './tree';

/** Collections that live as long as the process, with their limit. */
const bounds: Record<string, string> = {
  'shared/contracts/src/day.ts lastDays': 'one for each time zone',
  'shared/contracts/src/day.ts dayFormats': 'one for each time zone',
  'server/src/domains/cards/pools/auto-top-up.actions.ts nobody': 'nothing can be added',
  'server/src/platform/clock/clock-shift.ts waiting': 'a fixed number of waiters in the code',
  'server/src/releases/events/event-hub.ts streams': 'four for each signed-in session',
  'server/src/platform/listing/cheap-counts.ts cached': '1,000',
  'server/src/platform/listing/tally.ts cached': '1,000',
  'server/src/platform/http/packing.ts packedTexts': '200',
  'server/src/platform/http/places.rules.ts byWho': 'one for each holder of a place; places are limited',
  'server/src/platform/http/drain.ts servers': 'one for each address that the process listens on',
  'server/src/platform/http/drain.ts open': 'one for each connection; connections are limited',
  'server/src/platform/http/visitor.ts cached': 'one for each setting',
  'server/src/platform/http/visitor.ts visitors': 'weak: one entry for each open request',
  'server/src/platform/db/batch.ts readers': 'one for each connection to the database',
  'server/src/platform/db/statements.ts cached': 'one for each pool',
  'server/src/platform/db/statements.ts names': '500',
  'server/src/platform/db/statements.ts uses': '5,000',
  'server/src/platform/db/driver.ts drivers': 'one for each pool',
  'server/src/platform/db/connection-queue.ts queues': 'one for each pool',
  'server/src/platform/db/connection-queue.ts waiting': 'one for each running call; running calls are limited',
  'server/src/releases/release/recent-cache.ts pending': 'one for each running call; running calls are limited',
  'server/src/releases/release/recent-cache.ts entries': '100',
  'server/src/platform/session/known-sessions.ts known': '5,000',
};

/** Collections that are empty when created: in a module, or in a class with long-lived objects. */
const made = /^(?: {2}private readonly|(?:const|let)) (\w+)(?:: [^=]+)? = new (?:Map|Set|WeakMap)(?:<.*>)?\(\);/gm;

const longLived = () =>
  [...sources('server/src'), ...sources('shared/contracts/src')]
    .filter((file) => !/\/testing\/|\.test\./.test(file))
    .flatMap((file) => [...read(file).matchAll(made)].map(([, name]) => `${file} ${name}`));

test('every long-lived collection has a limit that is listed here', () => {
  const unnamed = longLived().filter((one) => !(one in bounds));
  expect({ unnamed, remedy: 'limit it, and list the limit here' }).toMatchObject({ unnamed: [] });
});

test('every listed collection exists', () => {
  const all = new Set(longLived());
  expect(Object.keys(bounds).filter((one) => !all.has(one))).toEqual([]);
});
