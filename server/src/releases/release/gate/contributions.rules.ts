import type { Dossier } from '@console/contracts/releases';
import type { Manifest, ReleaseContribution } from '@console/contracts/release';
import { isForKind } from '@console/contracts/slots';
import { refusalsOf, sideOf } from './schema.rules';

/** An extension slot in the live contract. */
export interface LiveSlot {
  props: Record<string, unknown>;
  bytesMax: number;
  /** Names of contributions must begin with a kind of record. */
  isByKind?: boolean;
}

/** A version of a remote. */
export type VersionName = Pick<Manifest, 'remote' | 'version'>;

/** Label of a version in refusals. */
export const labelOf = ({ remote, version }: VersionName): string => `${remote} ${version}`;

/** Live facts against which contributions are checked. */
export interface SlotFacts {
  slots: ReadonlyMap<string, LiveSlot>;
  /** Versions of the other live remotes by the key (slot and name) of each contribution. */
  contributors: ReadonlyMap<string, VersionName>;
  permissions: ReadonlySet<string>;
  /** Kinds of records. */
  kinds: ReadonlySet<string>;
}

/** Unique key of a contribution. */
export const placeOf = ({ slot, name }: Pick<ReleaseContribution, 'slot' | 'name'>): string => `${slot}/${name}`;

interface Asking {
  manifest: Manifest;
  dossier: Pick<Dossier, 'slots'>;
}

/** Returns a sentence with a remedy for each problem of a version's contributions. */
export function contributionRefusals({ manifest, dossier }: Asking, live: SlotFacts): string[] {
  const { contributes = [], remote } = manifest;
  const places = contributes.map(placeOf);
  return [
    ...places
      .filter((place, index) => places.indexOf(place) !== index)
      .map((place) => `${place} is contributed twice; remove one.`),
    ...contributes.flatMap((one) => {
      const slot = live.slots.get(one.slot);
      if (!slot)
        return [
          `${placeOf(one)} fills a slot that is not in the live contract; use one of shared/contracts/src/slots.`,
        ];
      return [
        ...identityRefusals(one, remote, live),
        ...kindRefusals(one, slot, live),
        ...bytesRefusals(one, manifest, slot),
        ...propsRefusals(one, dossier, slot),
      ];
    }),
  ];
}

function identityRefusals(one: ReleaseContribution, remote: string, live: SlotFacts): string[] {
  const place = placeOf(one);
  const other = live.contributors.get(place);
  return [
    ...(/^[\w-]{1,40}$/.test(one.name)
      ? []
      : [`"${one.name}" cannot name a contribution; use letters, digits and dashes, 40 at most.`]),
    ...(other ? [`${place} is already contributed by ${labelOf(other)}; use another name in ${remote}.`] : []),
    // Contributions for all signed-in users, such as help, need no permission of the catalogue.
    ...(one.permission === 'signed-in' || live.permissions.has(one.permission)
      ? []
      : [`${place} needs "${one.permission}", which is not in the catalogue; add it to the contracts first.`]),
    ...(one.title.en_US.trim() && one.title.zh_CN.trim()
      ? []
      : [`${place} has no title in one language; add it to both locale files.`]),
  ];
}

function kindRefusals(one: ReleaseContribution, { isByKind = false }: LiveSlot, { kinds }: SlotFacts): string[] {
  if (!isByKind || [...kinds].some((kind) => isForKind(one.name, kind))) return [];
  return [
    `${placeOf(one)} has a name without a kind of record; start the name with a kind and a dash, as in cardholder-notes.`,
  ];
}

/** Counts all files that a browser loads for a contribution on a page that shows nothing else of the remote. */
function bytesRefusals(one: ReleaseContribution, { entry, preload, texts, files }: Manifest, slot: LiveSlot): string[] {
  const needed = new Set([entry, ...preload, ...texts.en_US, ...one.files]);
  const bytes = [...needed].reduce((sum, file) => sum + (files[file]?.length ?? 0), 0);
  return bytes > slot.bytesMax
    ? [`${placeOf(one)} needs ${bytes} bytes of ${slot.bytesMax}; load parts of it later.`]
    : [];
}

/** The slot's live properties must satisfy the schema that the contribution was built with. Extra ones are dropped. */
function propsRefusals(one: ReleaseContribution, { slots = [] }: Pick<Dossier, 'slots'>, slot: LiveSlot): string[] {
  const built = slots.find(({ name }) => name === one.slot);
  if (!built) return [`${placeOf(one)} has no slot contract in the dossier; build again.`];
  const pair = { taker: sideOf(built.props), giver: sideOf(slot.props), at: 'the page', dropsUnknown: true };
  return refusalsOf(pair).map(
    (problem) => `${placeOf(one)} doesn't match its slot: ${problem}; build against the live contract.`,
  );
}
