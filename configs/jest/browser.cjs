const { base } = require('./base.cjs');

/** Packages that need a document. Arco's `es` build would be a second Arco, so both names mean `lib`. */
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
