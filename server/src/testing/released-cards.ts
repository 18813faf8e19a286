import { digestOf } from '../releases/release/signing';
import { startRelease } from '../releases/release/start-release.actions';
import { insertVersion } from '../releases/release/version.store';
import { localBuildOf } from './local-build';
import { publicationWithListOf } from './publication';
import type { TestApp } from './test-app';
import { testNow } from './test-world';

/** Releases accounts and cards 1.0.0; cards 1.1.0 and 1.2.0 are published by their team. */
export async function releaseCards(test: TestApp): Promise<void> {
  await releaseFirst(test);
  for (const version of ['1.1.0', '1.2.0'])
    await publishCards(test, { version, text: version, facts: { locales: localesOf(version) } });
}

/** Releases the first versions of accounts and cards. */
export async function releaseFirst({ app, database }: TestApp): Promise<void> {
  const { keys, store } = app.deps;
  const builds = [localBuildOf({ remote: 'accounts' }), localBuildOf()];
  await startRelease(database.pool, { builds, keys, store, shell: '0.1.0', now: testNow });
}

type Published = Parameters<typeof localBuildOf>[0] & { version: string; publishedBy?: string };

/** Publishes a version as its team does; no user has it yet. The default remote is cards. */
export async function publishCards({ app, database, clock }: TestApp, request: Published): Promise<void> {
  const { remote = 'cards' } = request;
  const { manifest, files, dossier } = publicationWithListOf(localBuildOf(request), app.deps.keys.teams.get(remote));
  await insertVersion(database.owner, {
    remote,
    version: request.version,
    digest: digestOf(manifest.text),
    manifest: manifest.text,
    files,
    signatures: manifest.signatures,
    dossier,
    origin: 'TEAM',
    state: 'PUBLISHED',
    publishedAt: clock.now.toISOString(),
    publishedBy: request.publishedBy ?? 'system',
  });
}

const localesOf = (version: string) => {
  const keys = version === '1.2.0' ? ['cards.title', 'cards.new'] : ['cards.title'];
  return { en_US: keys, zh_CN: keys };
};
