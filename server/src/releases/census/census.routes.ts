import { queryCensus } from '@console/contracts/releases';
import { reportPage } from '@console/contracts/release';
import type { App } from '../../platform/deps';
import { mount } from '../../platform/http/mount';
import { refuseParts } from '../../platform/http/whole-company';
import { grantsFor, modulesWith } from '../release/module-grant.rules';
import { findNewest, findReleases } from '../release/release.store';
import { grantsOf } from '../release/require-grant';
import { changesOf } from './census-changes.rules';
import { findFigures } from './census-figures.query';
import { countPages, reasonsOf, remoteOf, runsOf, waitingOf } from './census.rules';
import { findOpenPages, storeMounts, storePage, storeTries } from './session-page.store';

/** Upper bound of releases read for the changes; a week has fewer. */
const releasesMost = 200;

/** Number of points in a trend chart; more would be hard to read. */
const partsCount = 24;

/** Routes for version reports of open pages, and for the census of versions that operators see. */
export function censusRoutes(app: App): void {
  const shell = app.deps.builds.shell.version;

  mount(app, reportPage, async (page, { db, actor: { companyId }, visit: { sessionId }, now }) => {
    const whose = { companyId, sessionId, now };
    await storePage(db, page, whose);
    await storeMounts(db, page.mounts, whose);
    await storeTries(db, page, whose);
    return { ok: true } as const;
  });

  mount(app, queryCensus, async ({ hours }, context) => {
    const { db, actor, now } = context;
    // The census contains user names of all merchants, so users limited to one merchant or channel are refused.
    refuseParts(actor);
    const newest = await findNewest(db);
    const live = { number: newest?.number ?? 0, remotes: newest?.remotes ?? {}, shell };
    const partSeconds = (hours * 3600) / partsCount;
    const from = new Date(now.getTime() - hours * 3_600_000);
    const parts = Array.from({ length: partsCount }, (_, part) => new Date(from.getTime() + part * partSeconds * 1000));
    const pages = await findOpenPages(db, now);
    const figures = await findFigures(db, { from, partSeconds, partsCount });
    const granted = await grantsOf(context);
    const visible = modulesWith('VIEW', granted);
    const isVisible = (remote: string) => remote === 'shell' || visible === null || visible.includes(remote);
    const runs = runsOf(pages, live).filter(({ remote }) => isVisible(remote));
    const names = new Set([
      'shell',
      ...Object.keys(live.remotes).filter(isVisible),
      ...runs.map(({ remote }) => remote),
    ]);
    return {
      at: now.toISOString(),
      releaseNumber: live.number,
      sessions: new Set(pages.map(({ sessionId }) => sessionId)).size,
      pages: pages.length,
      ...countPages(runs),
      remotes: [...names].map((remote) =>
        remoteOf(remote, { runs, figures, live, parts, grants: remote === 'shell' ? [] : grantsFor(remote, granted) }),
      ),
      changes: changesOf(await findReleases(db, releasesMost), {
        remotes: Object.keys(live.remotes).filter(isVisible),
        from,
      }),
      reasons: reasonsOf(runs),
      waiting: waitingOf(runs),
    };
  });
}
