import { createHash } from 'node:crypto';
import { auditedObjects, permissions } from '@console/contracts/areas';
import { jsonSchemaOf } from '@console/contracts/json-schema';
import { operations } from '@console/contracts/operations';
import { dossier } from '@console/contracts/devops';
import { manifest, type Manifest } from '@console/contracts/release';
import { slots } from '@console/contracts/slots';
import type { Db } from '../../../platform/context';
import type { Deps } from '../../../platform/deps';
import { findMenus } from '../../../platform/menus/menu.query';
import { containerOf } from '../container';
import { findNewest } from '../release.store';
import { findByDigests, findVersion, type StoredVersion } from '../version.store';
import { placeOf } from './contributions.rules';
import type { Candidate, LiveFacts } from './gate.rules';

/** What is live now, for one version that asks to join. */
export async function liveFactsFor(db: Db, deps: Pick<Deps, 'builds'>, asking: Manifest): Promise<LiveFacts> {
  const live = await liveVersions(db);
  const menus = await findMenus(db);
  const others = live.filter(({ remote }) => remote !== asking.remote).map(candidateOf);
  const replaced = live.find(({ remote }) => remote === asking.remote);
  const { shared, federation } = deps.builds.shell;
  return {
    shell: { shared, federation },
    owners: new Map(others.flatMap((one) => one.manifest.pages.map(({ name }) => [name, one.manifest.remote]))),
    contributors: new Map(
      others.flatMap((one) => one.manifest.contributes?.map((it) => [placeOf(it), one.manifest.remote]) ?? []),
    ),
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

/** Versions that everyone has who is in no smaller audience. */
async function liveVersions(db: Db): Promise<StoredVersion[]> {
  const newest = await findNewest(db);
  const everyone = Object.values(newest?.remotes ?? {}).flatMap(({ lanes }) =>
    lanes.filter(({ audience }) => audience.to === 'everyone').map(({ digest }) => digest),
  );
  return findByDigests(db, everyone);
}

const candidateOf = (stored: StoredVersion): Candidate => ({
  manifest: manifest.parse(JSON.parse(stored.manifest)),
  dossier: dossier.parse(JSON.parse(stored.dossier)),
});

/** The live contract in the form in which a build writes down what it uses. */
const liveOperations = (): LiveFacts['operations'] =>
  new Map(
    Object.values(operations).map(({ path, permission, input, output }) => {
      const schemas = { input: jsonSchemaOf(input, 'input'), output: jsonSchemaOf(output, 'output') };
      const text = JSON.stringify([path, permission, schemas.input, schemas.output]);
      return [path, { permission, hash: createHash('sha256').update(text).digest('hex'), ...schemas }];
    }),
  );

/** The slots of the live contract, in the form in which a build writes down those that it fills. */
const liveSlots = (): LiveFacts['slots'] =>
  new Map(
    Object.entries(slots).map(([name, { props, bytesMax, isByKind }]) => [
      name,
      { props: jsonSchemaOf(props, 'output'), bytesMax, isByKind },
    ]),
  );
