const { browser } = require('@console/configs/jest/browser');
const { node } = require('@console/configs/jest/node');

const rules = '*.rules.test.ts';

/** What happens before the database is asked is the same on each of the two. */
const beforeDatabase = [
  'mounting/(https|limits|odd-requests|session-cookie|slow-senders|stranger-cost)',
  'serving/answer-policy',
  'captcha/captcha',
  'files/upload',
];
const ofDatabase = process.env.TEST_DATABASE === 'postgres' ? beforeDatabase : [];

module.exports = {
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
    node('server', ['server'], { testPathIgnorePatterns: ['\\.rules\\.test\\.ts$', ...ofDatabase] }),
  ],
};
