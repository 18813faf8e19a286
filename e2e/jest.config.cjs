const { node } = require('@console/configs/jest/node');

module.exports = node('browser', ['e2e'], {
  testMatch: ['**/*.spec.ts'],
  testTimeout: 60_000,
  testSequencer: require.resolve('@console/configs/jest/longest-first'),
  setupFilesAfterEnv: [require.resolve('./support/second-chance.cjs')],
  globalSetup: require.resolve('./support/global-setup.cjs'),
  globalTeardown: require.resolve('./support/global-teardown.cjs'),
});
