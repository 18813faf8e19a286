import { codes, type OutputOf } from '@console/contracts';
import { listAudiences, rehearseRelease, type ReleaseDeed } from '@console/contracts/devops';
import type { LivePlan } from '@console/contracts/release';
import type { Db } from '../../platform/context';
import type { App } from '../../platform/deps';
import { mount } from '../../platform/http/mount';
import { refuseParts } from '../../platform/http/whole-company';
import { Refusal } from '../../platform/refusal';
import { findCompanies, findLiveSubjects, findPeople, findRoles } from './audience.repo';
import { activated, drained, rolledBack, withdrawn, type Change } from './change.rules';
import { movesOf } from './moves.rules';
import { needsSecondPerson } from './release-request.repo';
import { findEarlier, findNewest } from './release.repo';
import { requireGrant } from './require-grant';
import { findVersion } from './version.repo';

/** What a deed would do, for whoever is about to do it. */
export function rehearsalRoutes(app: App): void {
  mount(app, rehearseRelease, async (deed, context): Promise<OutputOf<typeof rehearseRelease>> => {
    const { db, now } = context;
    await requireGrant(context, deed.remote, 'VIEW');
    const newest = await findNewest(db);
    const before = newest?.remotes[deed.remote];
    const change = await changeOf(db, deed, before);
    if (change.at === 'refused') return { at: 'refused', obstacle: change.obstacle };
    const subjects = await findLiveSubjects(db, now);
    return {
      at: 'possible',
      number: newest?.number ?? 0,
      before: before ?? null,
      after: change.plan,
      ...movesOf(deed.remote, { subjects, before, after: change.plan }),
      needsSecondPerson: deed.deed === 'ACTIVATE' && (await needsSecondPerson(db, deed.remote)),
    };
  });

  mount(app, listAudiences, async (_input, { db, actor }) => {
    refuseParts(actor);
    return { users: await findPeople(db), roles: await findRoles(db), companies: await findCompanies(db) };
  });
}

async function changeOf(db: Db, deed: ReleaseDeed, before: LivePlan | undefined): Promise<Change> {
  const earlier = () => findEarlier(db, deed.remote);
  switch (deed.deed) {
    case 'ROLLBACK':
      return rolledBack(before, await earlier());
    case 'DRAIN':
      return drained(before);
    case 'WITHDRAW':
      return withdrawn(before, { choice: await known(db, deed), earlier: await earlier() });
    case 'ACTIVATE': {
      const { state, ...choice } = await known(db, deed);
      if (state !== 'PUBLISHED') return { at: 'refused', obstacle: state, reason: `${deed.version} is not in use.` };
      return activated(before, { choice, audience: deed.audience, isMinimum: deed.isMinimum });
    }
  }
}

async function known(db: Db, { remote, version }: { remote: string; version: string }) {
  const stored = await findVersion(db, { remote, version });
  if (!stored) throw new Refusal(codes.notFound);
  return { version, digest: stored.digest, state: stored.state };
}
