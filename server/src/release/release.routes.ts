import { codes } from '@console/contracts';
import { activateVersion, drainRemote, listReleases, rollBackRemote, withdrawVersion } from '@console/contracts/devops';
import type { App } from '../deps';
import { mount } from '../mount';
import { Refusal } from '../refusal';
import { activated, drained, rolledBack, withdrawn, type Choice } from './change.rules';
import { changeRelease } from './change-release';
import { findEarlier, findReleases } from './release.repo';
import { findVersion, setState, type StoredVersion } from './version.repo';
import type { Db } from '../context';

const listedMost = 50;

/** What operations do with versions. Each change is a new number; nothing that was released is ever edited. */
export function releaseRoutes(app: App): void {
  const { deps } = app;

  mount(app, listReleases, async (_input, { db }) => ({
    list: (await findReleases(db, listedMost)).map(({ signed: _signed, signatures: _signatures, ...line }) => line),
  }));

  mount(app, activateVersion, async ({ version, audience, isMinimum, ...about }, context) => {
    const choice = await usable(context.db, { remote: about.remote, version });
    return changeRelease(deps, context, {
      ...about,
      kind: 'ACTIVATE',
      change: (before) => activated(before, { choice, audience, isMinimum }),
    });
  });

  mount(app, rollBackRemote, async (about, context) => {
    const earlier = await findEarlier(context.db, about.remote);
    return changeRelease(deps, context, {
      ...about,
      kind: 'ROLLBACK',
      change: (before) => rolledBack(before, earlier),
    });
  });

  mount(app, drainRemote, async (about, context) =>
    changeRelease(deps, context, { ...about, kind: 'DRAIN', change: drained }),
  );

  mount(app, withdrawVersion, async ({ version, as: state, ...about }, context) => {
    const stored = await known(context.db, { remote: about.remote, version });
    await setState(context.db, { remote: about.remote, version, state });
    const earlier = await findEarlier(context.db, about.remote);
    return changeRelease(deps, context, {
      ...about,
      kind: state === 'REVOKED' ? 'REVOKE' : 'QUARANTINE',
      change: (before) => withdrawn(before, { choice: stored, earlier }),
    });
  });
}

type Named = Pick<StoredVersion, 'remote' | 'version'>;

async function known(db: Db, named: Named): Promise<StoredVersion> {
  const stored = await findVersion(db, named);
  if (!stored)
    throw new Refusal(codes.notFound, { data: { reason: `${named.remote} ${named.version} was never published.` } });
  return stored;
}

async function usable(db: Db, named: Named): Promise<Choice> {
  const { version, digest, state } = await known(db, named);
  if (state === 'PUBLISHED') return { version, digest };
  const reason = `${named.remote} ${version} is ${state.toLowerCase()}; activate another version.`;
  throw new Refusal(codes.transition, { data: { reason } });
}
