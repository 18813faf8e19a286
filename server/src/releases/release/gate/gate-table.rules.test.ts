import type { BuildFacts } from '@console/contracts/releases';
import type { Manifest, ReleasePage } from '@console/contracts/release';
import { localBuildOf, pageOf } from '../../../testing/local-build';
import { justification } from '../../../testing/publication';
import { containerOf } from '../container';
import { refusalsAtGate, type Candidate, type LiveFacts } from './gate.rules';

/*
 * Sample releases: each breaking one would fail in a browser or for a user, each harmless one is an everyday change.
 */

type Schema = Record<string, unknown>;
type Call = BuildFacts['operations'][number];

const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const string = { type: 'string', maxLength: 100 };
const money = object({ amount: { type: 'string', pattern: '^-?\\d+$' }, currency: { enum: ['USD', 'EUR'] } });
const rowFields = { id: string, alias: string, state: { enum: ['ACTIVE', 'FROZEN'] }, balance: money };
const row = object(rowFields);
const inputFields = { page: { type: 'integer', minimum: 1 }, keyword: string, tags: { type: 'array', items: string } };
const input = object(inputFields, ['page']);
const outputFields = {
  list: { type: 'array', items: row },
  total: { type: 'integer' },
  note: { anyOf: [string, { type: 'null' }] },
};
const output = object(outputFields);
const call: Call = { path: '/card/list', permission: 'cards.card.view', hash: 'built', input, output };

interface Release {
  version: string;
  manifest: Partial<Manifest>;
  facts: Partial<BuildFacts>;
  why: string;
  live: Partial<LiveFacts>;
}

const files = localBuildOf().manifest.files;
const integrity = files['entry.js']?.integrity ?? '';
const pages = [pageOf('cards-balance'), pageOf('cards-balance-create-card', { permission: 'cards.card.create' })];
const texts = ['cards.title', 'cards.none', 'card.number', 'card.alias'];

const whole = ({ version, manifest, facts, why }: Omit<Release, 'live'>): Candidate => {
  const built = localBuildOf({
    version,
    manifest: { pages, ...manifest },
    facts: { operations: [call], locales: { en_US: texts, zh_CN: texts }, ...facts },
  });
  const provenance = { commit: 'abc', builder: 'a test' };
  return {
    manifest: built.manifest,
    dossier: { ...built.facts, remote: 'cards', version, provenance, justification: why },
  };
};

const plain = { manifest: {}, facts: {}, why: justification };
const releaseOf = (change: Partial<Release>): Release => ({ version: '1.1.0', ...plain, live: {}, ...change });

const refusalsOf = (release: Release): string[] =>
  refusalsAtGate(whole(release), {
    shell: { shared: { react: '19.3.1', jotai: '3.0.1', '@console/ui': '0.1.0' }, federation: '2.9.2' },
    owners: new Map([
      ['index', { remote: 'accounts', version: '1.0.0' }],
      ['settings-profile', { remote: 'admin', version: '1.0.0' }],
    ]),
    menuPages: new Set(['index', 'cards-balance', 'cards-balance-create-card', 'settings-profile']),
    permissions: new Set(['cards.card.view', 'cards.card.create', 'cards.card.freeze']),
    operations: new Map([['/card/list', call]]),
    slots: new Map([['card.tab', { props: object({ cardId: string }), bytesMax: 300_000 }]]),
    kinds: new Set(['card']),
    contributors: new Map([['card.tab/disputes', { remote: 'disputes', version: '1.0.0' }]]),
    replaced: whole({ version: '1.0.0', ...plain }),
    isTaken: false,
    container: containerOf({ remote: 'cards', version: release.version }),
    ...release.live,
  });

const liveCall = (change: Partial<Call>): Partial<LiveFacts> => ({
  operations: new Map([['/card/list', { ...call, hash: 'live', ...change }]]),
});
const answering = (items: Schema) =>
  liveCall({
    output: object({
      list: { type: 'array', items },
      total: { type: 'integer' },
      note: { anyOf: [string, { type: 'null' }] },
    }),
  });
const page = (change: Partial<ReleasePage>): Partial<Release> => ({
  manifest: { pages: [pageOf('cards-balance', change), ...pages.slice(1)] },
});
const rowWith = (change: Record<string, Schema>) =>
  object({ id: string, alias: string, state: { enum: ['ACTIVE', 'FROZEN'] }, balance: money, ...change });
const rowWithout = (name: string) =>
  object(Object.fromEntries(Object.entries(rowFields).filter(([key]) => key !== name)));

const breaks: Partial<Release>[] = [
  // Shared packages.
  ...['^20.0.0', '^18.0.0', '~19.4.0', '19.3.0', '>=19', '^19.3.2'].map((range) => ({
    manifest: { requires: { react: range } },
  })),
  ...['lodash', '@console/charts', 'react-dom/server'].map((name) => ({
    manifest: { requires: { [name]: '^1.0.0' } },
  })),
  ...['2.9.1', '2.10.0', ''].map((federation) => ({ manifest: { federation } })),
  // Pages, menus, permissions.
  { manifest: { pages: [] } },
  { manifest: { pages: [...pages, pageOf('index')] } },
  { manifest: { pages: [...pages, pageOf('settings-profile')] } },
  { manifest: { pages: [...pages, pageOf('cards-balance')] } },
  { manifest: { pages: pages.slice(1) } },
  { manifest: { pages: pages.slice(0, 1) } },
  ...['cards.card.paint', 'cards.card', '', 'admin', 'Public'].map((permission) => page({ permission })),
  ...[
    { en_US: '', zh_CN: '卡片' },
    { en_US: 'Cards', zh_CN: '' },
    { en_US: ' ', zh_CN: ' ' },
  ].map((title) => page({ title })),
  // Translations.
  { facts: { locales: { en_US: texts, zh_CN: texts.slice(1) } } },
  { facts: { locales: { en_US: texts.slice(1), zh_CN: texts } } },
  { facts: { locales: { en_US: [...texts, 'new'], zh_CN: texts } } },
  { facts: { locales: { en_US: texts, zh_CN: [] } } },
  // Requests that the live server would refuse.
  {
    live: liveCall({
      input: object(
        {
          page: { type: 'integer', minimum: 1 },
          keyword: string,
          tags: { type: 'array', items: string },
          company: string,
        },
        ['page', 'company'],
      ),
    }),
  },
  {
    live: liveCall({
      input: object({ page: { type: 'integer', minimum: 1 }, tags: { type: 'array', items: string } }, ['page']),
    }),
  },
  {
    live: liveCall({
      input: object({ page: { type: 'string' }, keyword: string, tags: { type: 'array', items: string } }, ['page']),
    }),
  },
  {
    live: liveCall({
      input: object(
        {
          page: { type: 'integer', minimum: 1 },
          keyword: { type: 'string', maxLength: 20 },
          tags: { type: 'array', items: string },
        },
        ['page'],
      ),
    }),
  },
  {
    live: liveCall({
      input: object(
        { page: { type: 'integer', minimum: 2 }, keyword: string, tags: { type: 'array', items: string } },
        ['page'],
      ),
    }),
  },
  {
    live: liveCall({
      input: object(
        { page: { type: 'integer', minimum: 1 }, keyword: string, tags: { type: 'array', items: { type: 'integer' } } },
        ['page'],
      ),
    }),
  },
  {
    live: liveCall({
      input: object(
        { page: { type: 'integer', minimum: 1 }, keyword: string, tags: { type: 'array', items: string, maxItems: 3 } },
        ['page'],
      ),
    }),
  },
  {
    live: liveCall({
      input: object(
        {
          page: { type: 'integer', minimum: 1 },
          keyword: { ...string, pattern: '^x' },
          tags: { type: 'array', items: string },
        },
        ['page'],
      ),
    }),
  },
  {
    live: liveCall({
      input: object(
        { page: { type: 'integer', minimum: 1 }, keyword: { enum: ['a'] }, tags: { type: 'array', items: string } },
        ['page'],
      ),
    }),
  },
  // Responses that the release could not parse.
  ...['id', 'alias', 'state', 'balance'].map((name) => ({ live: answering(rowWithout(name)) })),
  { live: answering(rowWith({ id: { type: 'integer' } })) },
  { live: answering(rowWith({ alias: { anyOf: [string, { type: 'null' }] } })) },
  { live: answering(rowWith({ state: { enum: ['ACTIVE', 'FROZEN', 'LOST'] } })) },
  { live: answering(rowWith({ state: string })) },
  { live: answering(rowWith({ balance: { type: 'string' } })) },
  { live: answering(rowWith({ balance: object({ amount: { type: 'string', pattern: '^-?\\d+$' } }) })) },
  { live: answering(rowWith({ balance: object({ amount: { type: 'number' }, currency: { enum: ['USD', 'EUR'] } }) })) },
  { live: answering(object({ ...rowFields }, ['id'])) },
  { live: liveCall({ output: object({ list: { type: 'array', items: row } }) }) },
  { live: liveCall({ permission: 'cards.card.freeze' }) },
  { live: { operations: new Map() } },
  { facts: { operations: [call, { ...call, path: '/card/paint' }] } },
  // State transfer of open pages.
  { facts: { handover: { writes: 2, reads: [2] } } },
  { facts: { handover: { writes: 3, reads: [2, 3] } } },
  // Bytes and files.
  { manifest: { files: { ...files, 'c/list.js': { integrity, length: 700_000 } } } },
  { manifest: { files: { ...files, 'c/big.js': { integrity, length: 2_500_000 } } } },
  { manifest: { entry: 'gone.js' } },
  { manifest: { preload: ['c/gone.js'] } },
  { manifest: { texts: { en_US: ['c/gone.js'], zh_CN: ['c/zh.js'] } } },
  page({ files: ['c/gone.js'] }),
  page({ texts: { en_US: [], zh_CN: ['c/gone.js'] } }),
  ...['../up.js', 'c//x.js', 'c/x.html', 'c/x y.js', '/etc.js'].map((name) => ({
    manifest: { files: { ...files, [name]: { integrity, length: 1 } } },
  })),
  { manifest: { files: { ...files, 'entry.js': { integrity: 'sha256-short', length: 1 } } } },
  // Identity and reason of a release.
  { live: { isTaken: true } },
  ...['1.1', 'v1.1.0', '1.1.0-beta', 'latest'].map((version) => ({ version })),
  { manifest: { container: 'cards_v1_0_0' } },
  ...['', 'fix', 'a fix of a thing', ' '.repeat(40)].map((why) => ({ why })),
];

const names = Array.from({ length: 20 }, (_, index) => index + 1);
const wider = (change: Record<string, Schema>) =>
  liveCall({
    output: object({
      list: { type: 'array', items: rowWith(change) },
      total: { type: 'integer' },
      note: { anyOf: [string, { type: 'null' }] },
    }),
  });

const harmless: Partial<Release>[] = [
  // Everyday changes: a higher version number, more texts, an additional page, other file sizes.
  ...names.map((number) => ({ version: `1.${number}.0` })),
  ...names
    .slice(0, 10)
    .map((number) => ({ version: `2.0.${number}`, why: `Raises the limit of the list, step ${number}.` })),
  ...names
    .slice(0, 10)
    .map((number) => ({ facts: { locales: { en_US: [...texts, `k${number}`], zh_CN: [...texts, `k${number}`] } } })),
  ...names.slice(0, 10).map((number) => ({ manifest: { pages: [...pages, pageOf(`card-page-${number}`)] } })),
  ...names.slice(0, 5).map((number) => ({
    manifest: { files: { ...files, [`c/${number}.css`]: { integrity, length: number * 20_000 } } },
  })),
  // Pages for all signed-in users, visitors or applicants need no permission of the catalogue.
  ...['signed-in', 'public', 'onboarding'].map((permission) => page({ permission })),
  page({ permission: 'cards.card.freeze' }),
  page({ title: { en_US: 'All cards', zh_CN: '全部卡片' } }),
  page({ tab: { en_US: 'Card ••{{last}}', zh_CN: '卡片 ••{{last}}' } }),
  // Shared packages in ranges that the shell satisfies.
  ...['^19.3.0', '^19.0.0', '~19.3.0', '19.3.1', '*'].map((range) => ({ manifest: { requires: { react: range } } })),
  { manifest: { requires: { react: '^19.3.0', jotai: '^3.0.0', '@console/ui': '^0.1.0' } } },
  { manifest: { requires: {} } },
  ...['19.3.2', '19.4.0', '19.99.9'].map((react) => ({ live: { shell: { shared: { react }, federation: '2.9.2' } } })),
  // API operations: fewer of them, the same operation with another hash, and compatible changes on the server.
  { facts: { operations: [] } },
  { live: liveCall({}) },
  ...names.slice(0, 8).map((number) => ({ live: wider({ [`field${number}`]: string }) })),
  { live: wider({ state: { enum: ['ACTIVE'] } }) },
  { live: wider({ state: { const: 'ACTIVE' } }) },
  { live: wider({ alias: { type: 'string', maxLength: 20 } }) },
  { live: liveCall({ output: object({ ...outputFields, next: string }) }) },
  {
    live: liveCall({
      output: object({ list: { type: 'array', items: row }, total: { type: 'integer' }, note: string }),
    }),
  },
  {
    live: liveCall({
      output: object({ list: { type: 'array', items: row }, total: { type: 'integer' }, note: { type: 'null' } }),
    }),
  },
  ...names.slice(0, 6).map((number) => ({
    live: liveCall({
      input: object({ ...inputFields, [`filter${number}`]: string }, ['page']),
    }),
  })),
  { live: liveCall({ input: object(inputFields, []) }) },
  {
    live: liveCall({
      input: object({ ...inputFields, keyword: { type: 'string', maxLength: 500 } }, ['page']),
    }),
  },
  {
    live: liveCall({
      input: object({ ...inputFields, page: { type: 'number' } }, ['page']),
    }),
  },
  {
    live: liveCall({
      input: object({ ...inputFields, page: { type: 'integer', minimum: 0 } }, ['page']),
    }),
  },
  {
    live: {
      operations: new Map([
        ['/card/list', call],
        ['/card/new', { ...call, hash: 'other' }],
      ]),
    },
  },
  // State transfer of open pages.
  { facts: { handover: { writes: 1, reads: [1] } } },
  { facts: { handover: { writes: 2, reads: [1, 2] } } },
  { facts: { handover: { writes: 5, reads: [1, 2, 3, 4, 5] } } },
  // A new remote, and a removed page that no menu shows.
  { live: { replaced: null } },
  { manifest: { pages: pages.slice(0, 1) }, live: { menuPages: new Set(['cards-balance']) } },
  { live: { replaced: whole({ version: '0.9.0', ...plain, manifest: { pages: [...pages, pageOf('old')] } }) } },
];

test('all of at least 60 breaking releases are refused', () => {
  expect(breaks.length).toBeGreaterThanOrEqual(60);
  const passed = breaks.filter((change) => refusalsOf(releaseOf(change)).length === 0);
  expect({ passed, share: passed.length / breaks.length <= 0.05 }).toEqual({ passed: expect.anything(), share: true });
  expect(passed).toEqual([]);
});

test('none of at least 100 harmless releases is refused', () => {
  expect(harmless.length).toBeGreaterThanOrEqual(100);
  const refused = harmless.flatMap((change) => refusalsOf(releaseOf(change)));
  expect(refused).toEqual([]);
});

test('each refusal is a sentence with a remedy', () => {
  for (const change of [...breaks, ...harmless])
    for (const refusal of refusalsOf(releaseOf(change))) expect(refusal).toMatch(/^\S.*[;,] .+\.$/s);
});
