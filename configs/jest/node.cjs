const { base } = require('./base.cjs');

/** Configuration of server, tools and pure packages. */
exports.node = (name, roots, extra = {}) =>
  base(name, roots, {
    testEnvironment: 'node',
    setupFilesAfterEnv: [require.resolve('./timeout.cjs')],
    ...extra,
  });
