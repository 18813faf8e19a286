const { base } = require('./base.cjs');

/** Server, tools and pure packages. */
exports.node = (name, roots, extra = {}) =>
  base(name, roots, {
    testEnvironment: 'node',
    setupFilesAfterEnv: [require.resolve('./timeout.cjs')],
    ...extra,
  });
