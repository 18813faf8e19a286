import { codes, type InputOf, type OutputOf } from '@console/contracts';
import {
  activateVersion,
  decideActivation,
  drainRemote,
  listReleases,
  rollBackRemote,
  withdrawVersion,
  type ReleaseRequest,
} from '@console/contracts/releases';
import type { LivePlan } from '@console/contracts/release';
import type { Context, Db } from '../../platform/context';
import type { App, Deps } from '../../platform/deps';
import { newId } from '../../platform/db/ids';
import { mount } from '../../platform/http/mount';
import { Refusal } from '../../platform/refusal';
import { activated, drained, rolledBack, withdrawn, type Choice } from './change.rules';
import { changeRelease } from './change-release.actions';
import { decideRequest, findWaiting, insertRequest, lockWaiting, needsSecondPerson } from './release-request.store';
import { modulesWith } from './module-grant.rules';
import { findEarlier, findReleases } from './release.store';
import { grantsOf, requireGrant } from './require-grant';
import { findVersion, setState, type StoredVersion } from './version.store';

const listedMost = 50;

/** Routes for operators to change releases. Each change is a release with a new number; releases are never edited. */
export function releaseRoutes(app: App): void {
  const { deps } = app;

  mount(app, listReleases, async (_input, context) => {
    const { db } = context;
    const visible = modulesWith('VIEW', await grantsOf(context));
    const isVisible = (module: string) => visible === null || visible.includes(module);
    return {
      waiting: (await findWaiting(db)).filter(({ remote }) => isVisible(remote)),
      list: (await findReleases(db, listedMost)).map(({ signed: _signed, signatures: _signatures, ...line }) => ({
        ...line,
        remotes: Object.fromEntries(Object.entries(line.remotes).filter(([module]) => isVisible(module))),
      })),
    };
  });

  mount(app, activateVersion, async (input, context): Promise<OutputOf<typeof activateVersion>> => {
    const { db, actor, now, audit } = context;
    await requireGrant(context, input.remote, 'ACTIVATE');
    await usable(db, input);
    if (!(await needsSecondPerson(db, input.remote))) return { at: 'live', ...(await activate(deps, context, input)) };
    const { onNumber: _seen, ...requested } = input;
    const request = { id: newId('rrq'), ...requested, madeAt: now.toISOString(), madeBy: actor.userId };
    await insertRequest(db, request);
    await audit({ ...lineOf(request), after: requested, reason: input.why });
    return { at: 'waiting', id: request.id };
  });

  mount(
    app,
    decideActivation,
    async ({ id, decision, why, onNumber }, context): Promise<OutputOf<typeof decideActivation>> => {
      const { db, actor, now, audit } = context;
      const request = await lockWaiting(db, id);
      if (!request)
        throw new Refusal(codes.notFound, {
          data: { reason: `${id} is not pending; check the list of pending requests.` },
        });
      await requireGrant(context, request.remote, 'APPROVE');
      if (request.madeBy === actor.userId) throw new Refusal(codes.ownItem);
      if (decision === 'APPROVED') await refusePublisher(context, request);
      await decideRequest(db, { id, state: decision, by: actor.userId, now });
      await audit({ ...lineOf(request), before: { state: 'WAITING' }, after: { state: decision }, reason: why });
      if (decision === 'REJECTED') return { at: 'rejected' };
      return { at: 'live', ...(await activate(deps, context, { ...request, onNumber })) };
    },
  );

  mount(app, rollBackRemote, async (about, context) => {
    await requireGrant(context, about.remote, 'ROLLBACK');
    const earlier = await findEarlier(context.db, about.remote);
    return changeRelease(deps, context, {
      ...about,
      kind: 'ROLLBACK',
      change: (before) => rolledBack(before, earlier),
    });
  });

  mount(app, drainRemote, async (about, context) => {
    await requireGrant(context, about.remote, 'ROLLBACK');
    return changeRelease(deps, context, { ...about, kind: 'DRAIN', change: drained });
  });

  mount(app, withdrawVersion, async ({ version, as: state, ...about }, context) => {
    await requireGrant(context, about.remote, 'ROLLBACK');
    const stored = await requireFound(context.db, { remote: about.remote, version });
    await setState(context.db, { remote: about.remote, version, state });
    const earlier = await findEarlier(context.db, about.remote);
    return changeRelease(deps, context, {
      ...about,
      kind: state === 'REVOKED' ? 'REVOKE' : 'QUARANTINE',
      change: (before) => withdrawn(before, { choice: stored, earlier }),
    });
  });
}

type Request = Pick<
  InputOf<typeof activateVersion>,
  'remote' | 'version' | 'audience' | 'isMinimum' | 'why' | 'onNumber'
>;

async function activate(
  deps: Deps,
  context: Context,
  { remote, version, audience, isMinimum, why, onNumber }: Request,
) {
  const choice = await usable(context.db, { remote, version });
  const change = (before: LivePlan | undefined) => activated(before, { choice, audience, isMinimum });
  return changeRelease(deps, context, { kind: 'ACTIVATE', remote, why, onNumber, change });
}

/** Refuses approval by the version's publisher, because the second approver must be another user. */
async function refusePublisher({ db, actor }: Context, named: Named): Promise<void> {
  const { publishedBy } = await requireFound(db, named);
  if (publishedBy === actor.userId) throw new Refusal(codes.ownItem);
}

const lineOf = ({ id, remote, version }: Pick<ReleaseRequest, 'id' | 'remote' | 'version'>) => ({
  objectType: 'releaseRequest' as const,
  objectId: id,
  objectLabel: `${remote}@${version}`,
});

type Named = Pick<StoredVersion, 'remote' | 'version'>;

async function requireFound(db: Db, named: Named): Promise<StoredVersion> {
  const stored = await findVersion(db, named);
  if (!stored)
    throw new Refusal(codes.notFound, { data: { reason: `${named.remote} ${named.version} was never published.` } });
  return stored;
}

async function usable(db: Db, named: Named): Promise<Choice> {
  const { version, digest, state } = await requireFound(db, named);
  if (state === 'PUBLISHED') return { version, digest };
  const reason = `${named.remote} ${version} is ${state.toLowerCase()}; activate another version.`;
  throw new Refusal(codes.transition, { data: { reason } });
}
