import type { PageName } from '@console/contracts';
import type { LocalBuild } from '@console/server/releases/release/builds';
import type { Past, PastRelease } from '@console/server/releases/release/start-release.actions';
import { demoUsers } from '../ids';
import { asVersion } from './derived-build';

const hourMs = 3_600_000;
const before = '0.0.9';
/** Version of the running canary, and of the one that was rolled back. */
export const next = '0.2.0';
const everyone = { to: 'everyone' } as const;

/** Pages that the live version added. */
const newPages: readonly PageName[] = ['cards-balance-batches', 'cards-balance-batch', 'settings-developer'];

/** Releases of the demo. Their reasons are ticket numbers and figures, which need no translation. */
const releasesOf = (remotes: readonly { remote: string; live: string }[], now: Date): PastRelease[] => {
  const by = demoUsers.devops;
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * hourMs);
  const liveOf = (remote: string) => remotes.find((one) => one.remote === remote)?.live ?? before;
  const activated = (remote: string, hoursAgo: number, reason: string): PastRelease => ({
    kind: 'ACTIVATE',
    madeAt: at(hoursAgo),
    madeBy: by,
    reason,
    changes: { [remote]: [{ version: liveOf(remote), audience: everyone }] },
  });
  const canary = (remote: string, percent: number): PastRelease['changes'] => ({
    [remote]: [
      { version: next, audience: { to: 'percent', percent } },
      { version: liveOf(remote), audience: everyone },
    ],
  });
  return [
    {
      kind: 'START',
      madeAt: at(200),
      madeBy: 'system',
      reason: 'Built on this server.',
      changes: Object.fromEntries(remotes.map(({ remote }) => [remote, [{ version: before, audience: everyone }]])),
    },
    activated('onboarding', 52, 'REL-136'),
    activated('company', 19, 'REL-139'),
    activated('accounts', 17, 'REL-140'),
    { kind: 'ACTIVATE', madeAt: at(14), madeBy: by, reason: 'REL-142', changes: canary('accounts', 25) },
    activated('admin', 12, 'REL-141'),
    {
      kind: 'ROLLBACK',
      madeAt: at(9.5),
      madeBy: demoUsers.owner,
      reason: 'REL-142 · p95 612 ms > 500 ms',
      changes: { accounts: [{ version: liveOf('accounts'), audience: everyone }] },
    },
    activated('cards', 5.5, 'REL-144'),
    { kind: 'ACTIVATE', madeAt: at(1), madeBy: by, reason: 'REL-147 · 10%', changes: canary('cards', 10) },
  ];
};

/**
 * Versions and releases of a demo before its first start: each remote has an earlier version, one remote has a canary,
 * and one canary was rolled back.
 */
export function pastOf(local: readonly LocalBuild[], now: Date): Past {
  const about = (hoursAgo: number, justification: string) => ({
    publishedAt: new Date(now.getTime() - hoursAgo * hourMs),
    publishedBy: demoUsers.devops,
    justification,
  });
  const older = local.map((build) => ({
    build: asVersion(build, { version: before, without: newPages }),
    about: about(204, 'REL-130 · 7 d 100%'),
  }));
  const newer = local
    .filter(({ manifest: { remote } }) => remote === 'cards' || remote === 'accounts')
    .map((build) => ({
      build: asVersion(build, { version: next }),
      about: build.manifest.remote === 'cards' ? about(2, 'REL-147 · p95 348 ms') : about(15, 'REL-142 · p95 241 ms'),
    }));
  const remotes = local.map(({ manifest: { remote, version } }) => ({ remote, live: version }));
  return { builds: [...older, ...newer], releases: releasesOf(remotes, now) };
}
