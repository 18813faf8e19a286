const { base } = require('./base.cjs');

/**
 * Configuration of packages that need a document. Arco's `es` build would load Arco twice, so both names resolve to
 * `lib`.
 */
exports.browser = (name, roots, extra = {}) =>
  base(name, roots, {
    testEnvironment: require.resolve('./browser-env.cjs'),
    setupFilesAfterEnv: [require.resolve('./timeout.cjs'), require.resolve('./browser-setup.cjs')],
    moduleNameMapper: {
      '^@testing-library/react$': require.resolve('./testing-library.cjs'),
      '\\.css$': require.resolve('./style-stub.cjs'),
      '^@arco-design/web-react/es/(.*)$': '@arco-design/web-react/lib/$1',
    },
    ...extra,
  });
