import { codes, type OutputOf } from '@console/contracts';
import { listAudiences, rehearseRelease, type ReleaseAction } from '@console/contracts/releases';
import type { LivePlan } from '@console/contracts/release';
import type { Db } from '../../platform/context';
import type { App } from '../../platform/deps';
import { mount } from '../../platform/http/mount';
import { refuseParts } from '../../platform/http/whole-company';
import { Refusal } from '../../platform/refusal';
import { findCompanies, findLiveSubjects, findPeople, findRoles } from './audience.query';
import { activated, drained, rolledBack, withdrawn, type Change } from './change.rules';
import { refuseUnfit } from './gate/joining';
import { affectedUsersOf } from './affected-users.rules';
import { needsSecondPerson } from './release-request.store';
import { findEarlier, findNewest } from './release.store';
import { requireGrant } from './require-grant';
import { findVersion } from './version.store';

/** Routes for the preview of a release action, and for the audiences to choose from. */
export function rehearsalRoutes(app: App): void {
  mount(app, rehearseRelease, async (action, context): Promise<OutputOf<typeof rehearseRelease>> => {
    const { db, now } = context;
    await requireGrant(context, action.remote, 'VIEW');
    const newest = await findNewest(db);
    const before = newest?.remotes[action.remote];
    const wanted = await changeOf(db, action, before);
    const isStepBack = action.deed !== 'ACTIVATE';
    const change = await refuseUnfit(db, app.deps, { before, change: wanted, isStepBack });
    if (change.at === 'refused') return refusedRehearsal(change);
    const subjects = await findLiveSubjects(db, now);
    return {
      at: 'possible',
      number: newest?.number ?? 0,
      before: before ?? null,
      after: change.plan,
      ...affectedUsersOf(action.remote, { subjects, before, after: change.plan }),
      needsSecondPerson: action.deed === 'ACTIVATE' && (await needsSecondPerson(db, action.remote)),
    };
  });

  mount(app, listAudiences, async (_input, { db, actor }) => {
    refuseParts(actor);
    return { users: await findPeople(db), roles: await findRoles(db), companies: await findCompanies({ db, actor }) };
  });
}

const refusedRehearsal = ({ disabledReason: obstacle, reason, overlap }: Extract<Change, { at: 'refused' }>) => ({
  at: 'refused' as const,
  obstacle,
  ...(overlap && { overlap }),
  ...(obstacle === 'UNFIT' && { refusal: reason }),
});

async function changeOf(db: Db, action: ReleaseAction, before: LivePlan | undefined): Promise<Change> {
  const earlier = () => findEarlier(db, action.remote);
  switch (action.deed) {
    case 'ROLLBACK':
      return rolledBack(before, await earlier());
    case 'DRAIN':
      return drained(before);
    case 'WITHDRAW':
      return withdrawn(before, { choice: await requireFound(db, action), earlier: await earlier() });
    case 'ACTIVATE': {
      const { state, ...choice } = await requireFound(db, action);
      if (state !== 'PUBLISHED')
        return { at: 'refused', disabledReason: state, reason: `${action.version} is not in use.` };
      return activated(before, { choice, audience: action.audience, isMinimum: action.isMinimum });
    }
  }
}

async function requireFound(db: Db, { remote, version }: { remote: string; version: string }) {
  const stored = await findVersion(db, { remote, version });
  if (!stored) throw new Refusal(codes.notFound);
  return { version, digest: stored.digest, state: stored.state };
}
