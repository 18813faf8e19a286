import { codes, type InputOf } from '@console/contracts';
import {
  compareVersions,
  decideWaiver,
  dossier as dossierShape,
  listDevopsModules,
  readDevopsModule,
  saveDevopsModule,
  type DevopsModule,
  type ModuleGrantLine,
  type ModuleVersion,
} from '@console/contracts/releases';
import type { RootKeys } from '@console/contracts/release';
import type { Context, Db } from '../../platform/context';
import type { App } from '../../platform/deps';
import { newId } from '../../platform/db/ids';
import { mapPage } from '../../platform/listing/find-page';
import { mount } from '../../platform/http/mount';
import { Refusal } from '../../platform/refusal';
import { bytesOf, comparisonOf } from './compare.rules';
import {
  findModule,
  findModuleHistory,
  findModules,
  findNicknames,
  saveModule,
  waiveSecondPerson,
  type ModuleRow,
} from './devops-module.store';
import { hasSignedFiles, manifestIn } from './file-list';
import { grantsFor, modulesWith } from './module-grant.rules';
import { findWaitingOf } from './release-request.store';
import { findNewest, type Plan } from './release.store';
import { grantsOf, requireGrant } from './require-grant';
import { insertWaiver, decideOnWaiver, findWaiverOf, lockWaiver } from './second-person-waiver.store';
import { isTeamSigned } from './signing';
import { findVersion, findVersionsOf, type StoredVersion } from './version.store';

const shownMost = 100;

/** Routes for operators: the list of remotes, and each remote's versions, live plan and release history. */
export function devopsModuleRoutes(app: App): void {
  const { root } = app.deps.keys;

  mount(app, listDevopsModules, async (query, context) => {
    const granted = await grantsOf(context);
    const page = await findModules(context, query, modulesWith('VIEW', granted));
    const plan = (await findNewest(context.db))?.remotes ?? {};
    return mapPage(page, (row) => moduleOf(row, { plan, granted }));
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
    const waiver = await findWaiverOf(db, code);
    const names = await findNicknames(db, [
      ...stored.map(({ publishedBy }) => publishedBy),
      ...waiting.map(({ madeBy }) => madeBy),
      ...(waiver ? [waiver.madeBy] : []),
    ]);
    const nameOf = (userId: string) => names.get(userId) ?? userId;
    const requestedBy = (madeBy: string) => ({ madeByName: nameOf(madeBy), isOwn: madeBy === actor.userId });
    const publishers = new Map(stored.map(({ version, publishedBy }) => [version, publishedBy]));
    return {
      module: moduleOf(row, { plan, granted: await grantsOf(context) }),
      number: newest?.number ?? 0,
      plan: plan[code] ?? null,
      versions: stored.map((version) => versionOf(version, { root, nameOf })),
      history: await findModuleHistory(db, code, shownMost),
      waiting: waiting.map((request) => ({
        ...request,
        ...requestedBy(request.madeBy),
        isOwnVersion: publishers.get(request.version) === actor.userId,
      })),
      waiver: waiver && { ...waiver, ...requestedBy(waiver.madeBy) },
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
    if (before?.needsSecondPerson && !draft.needsSecondPerson) await requestWaiver(context, code, why);
    const after = await findModule(db, code);
    if (!after) throw new Refusal(codes.notFound);
    const facts = { before: before && factsOf(before), after: factsOf(after), reason: why };
    await audit({ objectType: 'devopsModule', objectId: code, objectLabel: code, ...facts });
    return moduleOf(after, await around(context));
  });

  mount(app, decideWaiver, async (decision, context) => decide(context, decision));

  mount(app, compareVersions, async ({ code, from, to }, context) => {
    await requireGrant(context, code, 'VIEW');
    return comparisonOf(await readVersion(context.db, code, from), await readVersion(context.db, code, to));
  });
}

/** Requests the removal of the second approver. Does nothing if a request is already pending. */
async function requestWaiver({ db, actor, now, audit }: Context, code: string, why: string): Promise<void> {
  const id = newId('wvr');
  if (!(await insertWaiver(db, { id, module: code, why, madeBy: actor.userId, now }))) return;
  const facts = { before: { needsSecondPerson: true }, after: { needsSecondPerson: false }, reason: why };
  await audit({ objectType: 'secondPersonWaiver', objectId: id, objectLabel: code, ...facts });
}

async function decide(context: Context, { id, decision, why }: InputOf<typeof decideWaiver>): Promise<DevopsModule> {
  const { db, actor, now, audit } = context;
  const waiver = await lockWaiver(db, id);
  if (!waiver)
    throw new Refusal(codes.notFound, {
      data: { reason: `${id} is not pending; check the list of pending requests.` },
    });
  const { module: code, madeBy } = waiver;
  await requireGrant(context, code, 'APPROVE');
  if (madeBy === actor.userId) throw new Refusal(codes.ownItem);
  await decideOnWaiver(db, { id, state: decision, by: actor.userId, now });
  if (decision === 'APPROVED') await waiveSecondPerson(db, { module: code, by: actor.userId, now });
  const after = await findModule(db, code);
  if (!after) throw new Refusal(codes.notFound);
  const { needsSecondPerson } = after;
  const before = { state: 'WAITING', needsSecondPerson: true };
  const facts = { before, after: { state: decision, needsSecondPerson }, reason: why };
  await audit({ objectType: 'secondPersonWaiver', objectId: id, objectLabel: code, ...facts });
  return moduleOf(after, await around(context));
}

interface Around {
  plan: Plan;
  granted: ModuleGrantLine[];
}

const around = async (context: Parameters<typeof grantsOf>[0]): Promise<Around> => ({
  plan: (await findNewest(context.db))?.remotes ?? {},
  granted: await grantsOf(context),
});

const factsOf = ({ name, description, contact, needsSecondPerson }: ModuleRow) => ({
  name,
  description,
  contact,
  needsSecondPerson,
});

function moduleOf(row: ModuleRow, { plan, granted }: Around): DevopsModule {
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
    grants: grantsFor(code, granted),
  };
}

const unsealedOf = (stored: StoredVersion) => ({
  manifest: manifestIn(stored),
  dossier: dossierShape.parse(JSON.parse(stored.dossier)),
});

async function readVersion(db: Db, remote: string, version: string) {
  const stored = await findVersion(db, { remote, version });
  if (!stored) throw new Refusal(codes.notFound);
  return unsealedOf(stored);
}

function versionOf(
  stored: StoredVersion,
  { root, nameOf }: { root: RootKeys; nameOf: (userId: string) => string },
): ModuleVersion {
  const { manifest, dossier } = unsealedOf(stored);
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
    isVerified: isTeamSigned({ text: stored.manifest, signatures }, remote, root) && hasSignedFiles(stored),
    keys: signatures.map(({ key }) => key),
    bytes: bytesOf(manifest),
    pages: manifest.pages.map(({ name }) => name),
    justification: dossier.justification,
    commit: dossier.provenance.commit,
  };
}
