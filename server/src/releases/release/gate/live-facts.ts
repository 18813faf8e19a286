import { createHash } from 'node:crypto';
import { auditedObjects, permissions } from '@console/contracts/areas';
import { jsonSchemaOf } from '@console/contracts/json-schema';
import { operations } from '@console/contracts/operations';
import { dossier } from '@console/contracts/releases';
import type { Manifest } from '@console/contracts/release';
import { slots } from '@console/contracts/slots';
import type { Db } from '../../../platform/context';
import type { Deps } from '../../../platform/deps';
import { findMenus } from '../../../platform/menus/menu.query';
import { containerOf } from '../container';
import { manifestIn } from '../file-list';
import { findNewest, type Plan } from '../release.store';
import { findByDigests, findVersion, type StoredVersion } from '../version.store';
import { placeOf } from './contributions.rules';
import type { Candidate, LiveFacts } from './gate.rules';

/** Reads the live facts against which a version is checked. */
export async function liveFactsFor(db: Db, deps: Pick<Deps, 'builds'>, asking: Manifest): Promise<LiveFacts> {
  const newest = await findNewest(db);
  const menus = await findMenus(db);
  const everyone = newest?.remotes[asking.remote]?.lanes.find(({ audience }) => audience.to === 'everyone');
  const [replaced] = everyone ? await findByDigests(db, [everyone.digest]) : [];
  const { shared, federation } = deps.builds.shell;
  return {
    shell: { shared, federation },
    ...(await ownersBeside(db, newest?.remotes ?? {}, asking.remote)),
    slots: liveSlots(),
    menuPages: new Set(menus.map(({ url }) => url)),
    permissions: new Set(Object.keys(permissions)),
    kinds: new Set(Object.keys(auditedObjects)),
    operations: liveOperations(),
    replaced: replaced ? candidateOf(replaced) : null,
    isTaken: (await findVersion(db, asking)) !== null,
    container: containerOf(asking),
  };
}

/** Pages and contributions of the other remotes in a plan, including those of canaries. */
export async function ownersBeside(
  db: Db,
  plan: Plan,
  remote: string,
): Promise<Pick<LiveFacts, 'owners' | 'contributors'>> {
  const others = await otherVersions(db, plan, remote);
  return {
    owners: new Map(others.flatMap((it) => it.pages.map(({ name }) => [name, it] as const))),
    contributors: new Map(others.flatMap((it) => it.contributes?.map((one) => [placeOf(one), it] as const) ?? [])),
  };
}

async function otherVersions(db: Db, plan: Plan, remote: string): Promise<Manifest[]> {
  const lanes = Object.entries(plan).flatMap(([other, { lanes }]) => (other === remote ? [] : lanes));
  const stored = await findByDigests(
    db,
    lanes.map(({ digest }) => digest),
  );
  return stored.map((version) => candidateOf(version).manifest);
}

/** Parses a stored version for the release checks. */
export const candidateOf = (stored: StoredVersion): Candidate => ({
  manifest: manifestIn(stored),
  dossier: dossier.parse(JSON.parse(stored.dossier)),
});

/** API operations of the live contract, in the format in which a build records those that it uses. */
const liveOperations = (): LiveFacts['operations'] =>
  new Map(
    Object.values(operations).map(({ path, permission, input, output }) => {
      const schemas = { input: jsonSchemaOf(input, 'input'), output: jsonSchemaOf(output, 'output') };
      const text = JSON.stringify([path, permission, schemas.input, schemas.output]);
      return [path, { permission, hash: createHash('sha256').update(text).digest('hex'), ...schemas }];
    }),
  );

/** Slots of the live contract, in the format in which a build records those that it fills. */
const liveSlots = (): LiveFacts['slots'] =>
  new Map(
    Object.entries(slots).map(([name, { props, bytesMax, isByKind }]) => [
      name,
      { props: jsonSchemaOf(props, 'output'), bytesMax, isByKind },
    ]),
  );
