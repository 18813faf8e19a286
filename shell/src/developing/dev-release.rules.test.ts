import type { LiveRemote, Release } from '@console/contracts/release';
import { withDevRemotes } from './dev-release.rules';

const remoteOf = (remote: string, version: string): LiveRemote => ({
  remote,
  version,
  base: `/r/${remote}/${version}/`,
  manifest: {
    schema: 1,
    remote,
    version,
    container: `${remote}_${version}`,
    entry: 'entry.js',
    expose: './remote',
    federation: '2.9.2',
    pages: [],
    requires: {},
    preload: [],
    texts: { en_US: [], zh_CN: [] },
    files: {},
  },
});

const release: Release = {
  number: 7,
  issuedAt: '2026-11-21T00:00:00Z',
  expiresAt: '2026-11-22T00:00:00Z',
  remotes: [remoteOf('accounts', '1.0.0'), remoteOf('cards', '1.0.0')],
};

const namesIn = ({ remotes }: Release) => remotes.map(({ remote, version }) => `${remote}@${version}`);

test('without builds from source, the release is unchanged', () => {
  expect(withDevRemotes(release, [])).toBe(release);
});

test('a build replaces the version of its own remote only, and the build of an unreleased remote is added', () => {
  const builds = [remoteOf('cards', '1.0.0-dev.a'), remoteOf('disputes', '0.1.0-dev.b')];
  expect(namesIn(withDevRemotes(release, builds))).toEqual([
    'accounts@1.0.0',
    'cards@1.0.0-dev.a',
    'disputes@0.1.0-dev.b',
  ]);
});
