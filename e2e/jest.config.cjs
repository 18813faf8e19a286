const { node } = require('@console/configs/jest/node');

module.exports = node('browser', ['e2e'], {
  testMatch: ['**/*.spec.ts'],
  testTimeout: 60_000,
  setupFilesAfterEnv: [require.resolve('./support/second-chance.cjs')],
  globalSetup: require.resolve('./support/global-setup.cjs'),
  globalTeardown: require.resolve('./support/global-teardown.cjs'),
});
