import { localBuildOf } from './local-build';
import { publicationOf } from './publication';
import type { TestApp } from './test-app';
import { testNow } from './test-world';
import { digestOf } from '../release/signing';
import { startRelease } from '../release/start-release';
import { insertVersion } from '../release/version.repo';

/** Accounts and cards in their first version are live; cards 1.1.0 and 1.2.0 came from their team. */
export async function releaseCards({ app, database }: TestApp): Promise<void> {
  const { keys, store } = app.deps;
  const builds = [localBuildOf({ remote: 'accounts' }), localBuildOf()];
  await startRelease(database.pool, { builds, keys, store, shell: '0.1.0', now: testNow });
  for (const version of ['1.1.0', '1.2.0']) {
    const build = localBuildOf({ version, words: version, facts: { locales: localesOf(version) } });
    const { manifest, dossier } = publicationOf(build, keys.teams.get('cards'));
    await insertVersion(database.owner, {
      remote: 'cards',
      version,
      digest: digestOf(manifest.text),
      manifest: manifest.text,
      signatures: manifest.signatures,
      dossier,
      origin: 'TEAM',
      state: 'PUBLISHED',
      publishedAt: testNow.toISOString(),
      publishedBy: 'system',
    });
  }
}

const localesOf = (version: string) => {
  const keys = version === '1.2.0' ? ['cards.title', 'cards.new'] : ['cards.title'];
  return { en_US: keys, zh_CN: keys };
};
