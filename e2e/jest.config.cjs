const { testTimeoutMs } = require('@console/configs/jest/deadline');
const { node } = require('@console/configs/jest/node');

/** `spec` is the gate, `extended` runs by area and with `--all`, `measure` compares with limits (`docs/testing.md`). */
const kinds = { gate: ['spec'], extended: ['spec', 'extended'], measure: ['measure'] }[
  process.env.BROWSER_TESTS ?? 'gate'
];

module.exports = node('browser', ['e2e'], {
  testMatch: kinds.map((kind) => `**/*.${kind}.ts`),
  testTimeout: testTimeoutMs,
  testEnvironment: require.resolve('./support/evidence-environment.cjs'),
  testSequencer: require.resolve('@console/configs/jest/longest-first'),
  setupFilesAfterEnv: [require.resolve('./support/second-chance.cjs')],
  globalSetup: require.resolve('./support/global-setup.cjs'),
  globalTeardown: require.resolve('./support/global-teardown.cjs'),
});
