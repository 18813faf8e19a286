const { browser } = require('@console/configs/jest/browser');
const { node } = require('@console/configs/jest/node');

const rules = '*.rules.test.ts';

/** Tests that are independent of the database. */
const besideDatabase = [
  'platform/http/(even-answers|https|limits|odd-requests|session-cookie|slow-senders)',
  'platform/http/answer-policy',
  'session/captcha/captcha',
  'files/upload',
  'platform/db/migration-locks',
  'platform/start/real-money',
  'server/demo/src/(history|same-on-every-day)',
  'releases/store/sweep-objects',
  'release/interrupted',
];

/**
 * Both databases are accessed through one driver (ADR 0004), and all browser tests run on the embedded one. So domains
 * are tested on PostgreSQL, which takes half the time and has row-level security. Tests of the database layer and the
 * ledger run on both; with `npm test -- --all` also tests of other money movements, of data that survives a restart,
 * and of the demo.
 */
const onBoth =
  process.env.EVERY_DATABASE === 'on'
    ? ['domains/accounts', 'platform/(db|exports|files|jobs|housekeeping|start)/', 'server/demo/']
    : ['domains/accounts/ledger', 'platform/(db|start)/'];

const allBut = (those) => [`^(?!.*(${those.join('|')}))`];

/** With TEST_DATABASE, each database has its part of the tests only; otherwise all tests run on the embedded one. */
const ofOther =
  { embedded: allBut([...besideDatabase, ...onBoth]), postgres: besideDatabase }[process.env.TEST_DATABASE] ?? [];

/** The same test files, several per suite; `npm test` generates the suites (`tools/lib/server-suites.mjs`). */
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
