/** ESM-only packages that Jest must compile: its own ESM mode fails on fastify's `inject` under Node 20. */
const esmOnly = [
  'jotai',
  'i18next',
  'react-i18next',
  'cookie',
  'ulid',
  'sql-template-tag',
  'htmlparser2',
  'entities',
  'domelementtype',
  'domhandler',
  'domutils',
  'dom-serializer',
  'fast-check',
  'pure-rand',
  '@fastify\\+cookie',
];

const swc = (react) => [
  '@swc/jest',
  {
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: react } },
    },
  },
];

/** Settings of every project; `rootDir` is the workspace root. */
exports.base = (name, roots, extra) => ({
  displayName: name,
  rootDir: require('node:path').resolve(__dirname, '../..'),
  roots: roots.map((root) => `<rootDir>/${root}`),
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  transform: { '\\.(m?[jt]sx?)$': swc(false) },
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${esmOnly.join('|')})[@+])`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  ...extra,
});
