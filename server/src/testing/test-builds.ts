import type { ReleaseOffer, ReleasePage } from '@console/contracts/release';
import type { Asset, Builds } from '../releases/release/builds';
import type { ServedRelease, ServedRemote } from '../releases/release/release.rules';
import type { Releases } from '../releases/release/releases';

const file = (length: number) => ({ integrity: `sha384-${'A'.repeat(64)}`, length });

const text = (type: string, text: string): Asset => ({
  type,
  body: Buffer.from(text),
  brotli: Buffer.from(`packed ${text}`),
});

const page = (name: string, english: string, chinese: string, permission: string) => ({
  name,
  title: { en_US: english, zh_CN: chinese },
  permission,
  files: [`c/${name}.js`],
  uses: name === 'cards-balance' ? ['@console/ui/table'] : [],
  ...(name === 'cards-balance' && { texts: { en_US: ['c/en.cards.js'], zh_CN: ['c/zh.cards.js'] } }),
});

/** Files that all pages of a remote need. */
const filesOfAll = ['entry.js', 'c/expose.js', 'c/expose.css', 'c/en.js', 'c/zh.js'];

const remote = (name: string, pages: ReleasePage[]): ServedRemote => ({
  remote: name,
  version: '1.0.0',
  base: `/r/${name}/1.0.0-0a1b2c3d/`,
  hasFileList: true,
  manifest: {
    schema: 1,
    remote: name,
    version: '1.0.0',
    container: `${name}_v1`,
    entry: 'entry.js',
    expose: './remote',
    federation: '2.9.2',
    pages,
    requires: {},
    preload: ['c/expose.js', 'c/expose.css'],
    texts: { en_US: ['c/en.js'], zh_CN: ['c/zh.js'] },
    files: Object.fromEntries(
      [
        ...filesOfAll,
        ...pages.flatMap(({ files, texts }) => [...files, ...(texts ? [...texts.en_US, ...texts.zh_CN] : [])]),
      ].map((path, index) => [path, file(index)]),
    ),
  },
});

const remotes = [
  remote('accounts', [page('index', 'Dashboard', '总览', 'accounts.account.view')]),
  remote('cards', [
    page('cards-balance', 'Cards', '卡片', 'cards.card.view'),
    page('cards-balance-create-card', 'Create card', '创建卡片', 'cards.card.create'),
    page('cards-balance-view-card-detail', 'Card details', '卡片详情', 'cards.card.view'),
  ]),
  remote('admin', [page('settings-profile', 'Profile', '个人设置', 'signed-in')]),
  remote('onboarding', [
    page('onboardingStart', 'Open your account', '申请开户', 'public'),
    page('onboardingProduct', 'Choose your products', '选择产品', 'onboarding'),
  ]),
];

/** Builds as the server finds them on disk, without a build step. */
export const testBuilds = (): Builds => ({
  shell: {
    version: '9.9.9',
    root: '',
    entry: { js: ['main.js'], css: ['main.css'] },
    texts: { en_US: ['c/en.js'], zh_CN: ['c/zh.js'] },
    provides: { '@console/ui/table': ['c/table.js', 'c/table.css'] },
    shared: { react: '19.3.1', '@console/ui': '0.1.0' },
    federation: '2.9.2',
    files: Object.fromEntries(
      ['main.js', 'main.css', 'c/en.js', 'c/zh.js', 'c/table.js', 'c/table.css'].map((path, index) => [
        path,
        file(index),
      ]),
    ),
  },
  assets: new Map([
    ['/s/main.js', text('text/javascript; charset=utf-8', 'shell')],
    ['/s/main.css', text('text/css; charset=utf-8', 'style')],
  ]),
});

/** Release of the test remotes: all versions are live for all users. */
export const testRelease = (now: Date): ServedRelease => ({
  number: 1,
  issuedAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString(),
  remotes,
});

/** The release as it is sent to browsers, unsigned and with arbitrary digests. */
const testOffer = (now: Date): ReleaseOffer => {
  const { number } = testRelease(now);
  return {
    signed: { text: JSON.stringify({ number }), signatures: [] },
    chosen: remotes.map(({ remote: name }, index) => ({
      remote: name,
      digest: String(index).repeat(64),
      signatures: [],
    })),
  };
};

/** Releases for tests that don't depend on them: a fixed release without storage or signatures. */
export const testReleases = (now: Date): Releases => ({
  viewFor: () => Promise.resolve({ release: testRelease(now), offer: testOffer(now) }),
  manifest: () => Promise.resolve(null),
  asset: (address) =>
    Promise.resolve(
      address === '/r/cards/1.0.0-0a1b2c3d/entry.js'
        ? { asset: text('text/javascript; charset=utf-8', 'cards'), isOwn: false }
        : null,
    ),
  forget: () => undefined,
});
