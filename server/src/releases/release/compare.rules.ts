import type { compareVersions, Dossier, PartComparison } from '@console/contracts/releases';
import type { OutputOf } from '@console/contracts';
import type { Manifest, ReleasePage } from '@console/contracts/release';
import { placeOf } from './gate/contributions.rules';

/** Signed texts of a version that are compared. */
interface Compared {
  manifest: Manifest;
  dossier: Dossier;
}

/** Items of one part of a version: each name with the value whose change counts as a difference. */
type Part = ReadonlyMap<string, string>;

const shownAs = ({ title, permission }: Pick<ReleasePage, 'title' | 'permission'>) => `${title.en_US} · ${permission}`;

/** Pages of the version and its contributions to pages of other remotes. */
const pagesOf = ({ manifest: { pages, contributes = [] } }: Compared): Part =>
  new Map([
    ...pages.map((page) => [page.name, shownAs(page)] as const),
    ...contributes.map((one) => [placeOf(one), shownAs(one)] as const),
  ]);

const permissionsOf = ({ manifest, dossier }: Compared): Part => {
  const named = [...manifest.pages, ...(manifest.contributes ?? []), ...dossier.operations].map(
    ({ permission }) => [permission, ''] as const,
  );
  return new Map(named);
};

const callsOf = ({ dossier }: Compared): Part =>
  new Map(dossier.operations.map(({ path, permission, hash }) => [path, `${permission} · ${hash.slice(0, 8)}`]));

const sharedOf = ({ manifest }: Compared): Part => new Map(Object.entries(manifest.requires));

const packagesOf = ({ dossier }: Compared): Part => new Map(dossier.sbom.map(({ name, version }) => [name, version]));

const textsOf = ({ dossier }: Compared): Part => new Map(dossier.locales.en_US.map((key) => [key, '']));

const parts: [PartComparison['part'], (version: Compared) => Part][] = [
  ['PAGES', pagesOf],
  ['PERMISSIONS', permissionsOf],
  ['CALLS', callsOf],
  ['SHARED', sharedOf],
  ['PACKAGES', packagesOf],
  ['TEXTS', textsOf],
];

function compared(before: Part, after: Part): Omit<PartComparison, 'part'> {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const both = names.filter((name) => before.has(name) && after.has(name));
  const changed = both.filter((name) => before.get(name) !== after.get(name));
  return {
    added: names.filter((name) => !before.has(name)),
    removed: names.filter((name) => !after.has(name)),
    changed: changed.map((name) => ({ name, before: before.get(name) ?? '', after: after.get(name) ?? '' })),
    same: both.length - changed.length,
  };
}

/**
 * Maximum number of withdrawn digests in a release. A browser that was offline for longer has not cached the older
 * versions.
 */
export const bytesOf = ({ files }: Pick<Manifest, 'files'>): number =>
  Object.values(files).reduce((sum, { length }) => sum + length, 0);

/** Compares two versions part by part. */
export function comparisonOf(from: Compared, to: Compared): OutputOf<typeof compareVersions> {
  const written = from.dossier.handover.writes;
  return {
    from: from.manifest.version,
    to: to.manifest.version,
    parts: parts.map(([part, of]) => ({ part, ...compared(of(from), of(to)) })),
    bytes: { before: bytesOf(from.manifest), after: bytesOf(to.manifest) },
    handover: {
      before: written,
      after: to.dossier.handover.writes,
      isReadable: to.dossier.handover.reads.includes(written),
    },
  };
}
