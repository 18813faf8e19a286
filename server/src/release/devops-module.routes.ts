import { codes } from '@console/contracts';
import {
  compareVersions,
  dossier as dossierShape,
  listDevopsModules,
  readDevopsModule,
  saveDevopsModule,
  type DevopsModule,
  type ModuleGrantLine,
  type ModuleVersion,
} from '@console/contracts/devops';
import { manifest as manifestShape, type RootKeys } from '@console/contracts/release';
import type { Db } from '../context';
import type { App } from '../deps';
import { mapPage } from '../listing/find-page';
import { mount } from '../mount';
import { Refusal } from '../refusal';
import { bytesOf, comparisonOf } from './compare.rules';
import {
  findModule,
  findModuleHistory,
  findModules,
  findNicknames,
  saveModule,
  type ModuleRow,
} from './devops-module.repo';
import { grantsFor, modulesWith } from './module-grant.rules';
import { findWaitingOf } from './release-request.repo';
import { findNewest, type Plan } from './release.repo';
import { heldBy, requireGrant } from './require-grant';
import { isTeamSigned } from './signing';
import { findVersion, findVersionsOf, type StoredVersion } from './version.repo';

const shownMost = 100;

/** Modules as operations look at them: what there is, what is live, and how it came to be. */
export function devopsModuleRoutes(app: App): void {
  const { root } = app.deps.keys;

  mount(app, listDevopsModules, async (query, context) => {
    const held = await heldBy(context);
    const page = await findModules(context, query, modulesWith('VIEW', held));
    const plan = (await findNewest(context.db))?.remotes ?? {};
    return mapPage(page, (row) => moduleOf(row, { plan, held }));
  });

  mount(app, readDevopsModule, async ({ code }, context) => {
    const { db, actor } = context;
    await requireGrant(context, code, 'VIEW');
    const row = await findModule(db, code);
    if (!row) throw new Refusal(codes.notFound);
    const newest = await findNewest(db);
    const plan = newest?.remotes ?? {};
    const stored = await findVersionsOf(db, code, shownMost);
    const waiting = await findWaitingOf(db, code);
    const names = await findNicknames(db, [
      ...stored.map(({ publishedBy }) => publishedBy),
      ...waiting.map(({ madeBy }) => madeBy),
    ]);
    const nameOf = (userId: string) => names.get(userId) ?? userId;
    return {
      module: moduleOf(row, { plan, held: await heldBy(context) }),
      number: newest?.number ?? 0,
      plan: plan[code] ?? null,
      versions: stored.map((version) => versionOf(version, { root, nameOf })),
      history: await findModuleHistory(db, code, shownMost),
      waiting: waiting.map((request) => ({
        ...request,
        madeByName: nameOf(request.madeBy),
        isOwn: request.madeBy === actor.userId,
      })),
    };
  });

  mount(app, saveDevopsModule, async ({ version, why, ...draft }, context) => {
    const { db, actor, now, audit } = context;
    const { code } = draft;
    await requireGrant(context, code, 'VIEW');
    const before = await findModule(db, code);
    if (!(await saveModule(db, { draft, version, by: actor.userId, now }))) {
      const current = before && moduleOf(before, await around(context));
      throw new Refusal(codes.versionConflict, { data: { current } });
    }
    const after = await findModule(db, code);
    if (!after) throw new Refusal(codes.notFound);
    const facts = { before: before && factsOf(before), after: factsOf(after), reason: why };
    await audit({ objectType: 'devopsModule', objectId: code, objectLabel: code, ...facts });
    return moduleOf(after, await around(context));
  });

  mount(app, compareVersions, async ({ code, from, to }, context) => {
    await requireGrant(context, code, 'VIEW');
    return comparisonOf(await opened(context.db, code, from), await opened(context.db, code, to));
  });
}

interface Around {
  plan: Plan;
  held: ModuleGrantLine[];
}

const around = async (context: Parameters<typeof heldBy>[0]): Promise<Around> => ({
  plan: (await findNewest(context.db))?.remotes ?? {},
  held: await heldBy(context),
});

const factsOf = ({ name, description, contact, needsSecondPerson }: ModuleRow) => ({
  name,
  description,
  contact,
  needsSecondPerson,
});

function moduleOf(row: ModuleRow, { plan, held }: Around): DevopsModule {
  const { code, version, versions, publishedAt, waiting } = row;
  const lanes = plan[code]?.lanes ?? [];
  return {
    id: code,
    code,
    ...factsOf(row),
    version,
    versions,
    publishedAt,
    waiting,
    live: lanes.find(({ audience }) => audience.to === 'everyone')?.version ?? null,
    canaries: lanes.filter(({ audience }) => audience.to !== 'everyone'),
    grants: grantsFor(code, held),
  };
}

const openedOf = ({ manifest, dossier }: Pick<StoredVersion, 'manifest' | 'dossier'>) => ({
  manifest: manifestShape.parse(JSON.parse(manifest)),
  dossier: dossierShape.parse(JSON.parse(dossier)),
});

async function opened(db: Db, remote: string, version: string) {
  const stored = await findVersion(db, { remote, version });
  if (!stored) throw new Refusal(codes.notFound);
  return openedOf(stored);
}

function versionOf(
  stored: StoredVersion,
  { root, nameOf }: { root: RootKeys; nameOf: (userId: string) => string },
): ModuleVersion {
  const { manifest, dossier } = openedOf(stored);
  const { remote, version, digest, origin, state, publishedAt, publishedBy, signatures } = stored;
  return {
    remote,
    version,
    digest,
    origin,
    state,
    publishedAt,
    publishedBy,
    publishedByName: nameOf(publishedBy),
    isVerified: isTeamSigned({ text: stored.manifest, signatures }, remote, root),
    keys: signatures.map(({ key }) => key),
    bytes: bytesOf(manifest),
    pages: manifest.pages.map(({ name }) => name),
    justification: dossier.justification,
    commit: dossier.provenance.commit,
  };
}
