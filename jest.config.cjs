const { browser } = require('@console/configs/jest/browser');
const { node } = require('@console/configs/jest/node');

const rules = '*.rules.test.ts';

/** What is the same on each database, because it happens before one is asked or beside it. */
const besideDatabase = [
  'platform/http/(even-answers|https|limits|odd-requests|session-cookie|slow-senders)',
  'platform/http/answer-policy',
  'session/captcha/captcha',
  'files/upload',
  'platform/db/migration-locks',
  'platform/start/real-money',
  'server/demo/src/(history|same-on-every-day)',
  'delivery/store/sweep-objects',
  'release/interrupted',
];

/**
 * Both databases are reached through one driver (ADR 0004), and every browser test runs on the embedded one. So domains are
 * tested on PostgreSQL, which takes half the time and has row-level security. On both: what talks to the database itself
 * and the ledger; with `npm test -- --all` also what moves money otherwise, what outlives a process, and the demo.
 */
const onBoth =
  process.env.EVERY_DATABASE === 'on'
    ? ['domains/accounts', 'platform/(db|exports|files|jobs|housekeeping|start)/', 'server/demo/']
    : ['domains/accounts/ledger', 'platform/(db|start)/'];

const allBut = (those) => [`^(?!.*(${those.join('|')}))`];

/** Where both databases are tested, each has its part alone; where none is named, the embedded one has all. */
const ofOther =
  { embedded: allBut([...besideDatabase, ...onBoth]), postgres: besideDatabase }[process.env.TEST_DATABASE] ?? [];

/** The same test files, several loaded by one; `npm test` writes them (`tools/lib/server-suites.mjs`). */
const suitesOfServer = (folder) =>
  folder ? [{ ...node('server suites', ['server']), roots: [folder], testMatch: ['**/suite-*.test.js'] }] : [];

module.exports = {
  testSequencer: require.resolve('@console/configs/jest/longest-first'),
  projects: [
    node('rules', ['tools']),
    // Rules are pure, so they run once and not on each database.
    node('pure', ['shared/contracts', 'server'], { testMatch: ['**/shared/**/*.test.ts', `**/${rules}`] }),
    browser('browser', [
      'shared/session',
      'shared/api',
      'shared/i18n',
      'shared/ui',
      'shared/remote-kit',
      'shared/screens',
      'shell',
      'reveal',
      'remotes',
    ]),
    node('server', ['server'], { testPathIgnorePatterns: ['\\.rules\\.test\\.ts$', ...ofOther] }),
    node('measure', ['server'], { testMatch: ['**/*.measure.ts'] }),
    ...suitesOfServer(process.env.SERVER_SUITES),
  ],
};
