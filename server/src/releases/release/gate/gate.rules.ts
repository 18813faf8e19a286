import { justificationLengthMin, type Dossier, type Overlap, type UsedOperation } from '@console/contracts/releases';
import {
  baseOf,
  filesOfPage,
  isVersion,
  neededFiles,
  satisfies,
  type Manifest,
  type ReleasePage,
} from '@console/contracts/release';
import { endings, isServable } from '../file-names.rules';
import { contributionRefusals, labelOf, placeOf, type SlotFacts, type VersionName } from './contributions.rules';
import { refusalsOf, sideOf } from './schema.rules';

/** A version to be checked for publication or activation. */
export interface Candidate {
  manifest: Manifest;
  dossier: Dossier;
}

/** Live facts against which a version is checked. */
export interface LiveFacts extends SlotFacts {
  /** Versions of the shell's shared packages by name, and its version of Module Federation. */
  shell: { shared: Record<string, string>; federation: string };
  /** Pages of the other live remotes, each with the version that has it. */
  owners: ReadonlyMap<string, VersionName>;
  /** Pages that menus show. */
  menuPages: ReadonlySet<string>;
  operations: ReadonlyMap<string, Pick<UsedOperation, 'permission' | 'hash' | 'input' | 'output'>>;
  /** The live version for everyone. */
  replaced: Candidate | null;
  /** True if this version is already published. */
  isTaken: boolean;
  /** The container name that this remote and version must have. */
  container: string;
}

type Rule = (candidate: Candidate, live: LiveFacts) => string[];

const bytesMax = { all: 2_000_000, firstPaint: 600_000 } as const;

const identity: Rule = ({ manifest: { remote, version, container } }, live) => [
  ...(isVersion(version) ? [] : [`"${version}" is not a version; use three numbers in package.json, such as 1.4.0.`]),
  ...(live.isTaken
    ? [`${remote} ${version} is already published and immutable; increase the version in package.json.`]
    : []),
  ...(container === live.container
    ? []
    : [`The container name is ${container} instead of ${live.container}; build with the shared build configuration.`]),
];

const justified: Rule = ({ dossier: { justification } }) =>
  justification.trim().length >= justificationLengthMin
    ? []
    : [`The justification has fewer than ${justificationLengthMin} characters; describe the reason for this version.`];

const anyDigest = '0'.repeat(64);

const files: Rule = ({ manifest }) => {
  const { remote, version, files: listed } = manifest;
  return [
    ...Object.keys(listed)
      .filter((file) => !isServable(baseOf(remote, version, anyDigest), file))
      .map(
        (file) =>
          `The file name "${file}" is not allowed; use a short name of letters, digits and dots with one of the extensions ${endings.join(', ')}.`,
      ),
    ...Object.entries(listed)
      .filter(([, { integrity }]) => !/^sha384-[A-Za-z0-9+/]{64}$/.test(integrity))
      .map(([file]) => `${file} has no SHA-384; build again.`),
    ...neededFiles(manifest)
      .filter((file) => !Object.hasOwn(listed, file))
      .map((file) => `"${file}" is required but missing from the files of the manifest; build again.`),
  ];
};

const budget: Rule = ({ manifest }) => {
  const lengthOf = (names: string[]) =>
    [...new Set(names)].reduce((sum, name) => sum + (manifest.files[name]?.length ?? 0), 0);
  const all = lengthOf(Object.keys(manifest.files));
  const heavy = manifest.pages.filter(
    ({ name }) => lengthOf(filesOfPage(manifest, name, 'en_US')) > bytesMax.firstPaint,
  );
  return [
    ...(all > bytesMax.all
      ? [`All files together have ${all} bytes, and the limit is ${bytesMax.all}; reduce the size.`]
      : []),
    ...heavy.map(
      ({ name }) => `The first paint of ${name} needs more than ${bytesMax.firstPaint} bytes; load parts of it later.`,
    ),
  ];
};

const shared: Rule = ({ manifest }, { shell }) => [
  ...(manifest.federation === shell.federation
    ? []
    : [
        `It is built with Module Federation ${manifest.federation}, the shell with ${shell.federation}; build with the version of the shell.`,
      ]),
  ...Object.entries(manifest.requires).flatMap(([name, range]) => {
    const provided = shell.shared[name];
    if (provided === undefined)
      return [`${name} is not provided by the live shell; remove it or release a shell with it.`];
    if (satisfies(provided, range)) return [];
    return [`${name} is required in ${range}, but the live shell has ${provided}; build against that version.`];
  }),
];

/** Page permissions outside the catalogue: for all visitors, all signed-in users, or all applicants. */
const withoutButton = new Set(['public', 'signed-in', 'onboarding']);

const pageRefusals = (page: ReleasePage, remote: string, live: LiveFacts): string[] => {
  const owner = live.owners.get(page.name);
  return [
    ...(owner ? [`${page.name} is already a page of ${labelOf(owner)}; use another name in ${remote}.`] : []),
    ...(live.permissions.has(page.permission) || withoutButton.has(page.permission)
      ? []
      : [`${page.name} needs ${page.permission}, which is not in the catalogue; add it to the contracts first.`]),
    ...(page.title.en_US.trim() && page.title.zh_CN.trim()
      ? []
      : [`${page.name} has no title in one language; add it to both locale files.`]),
  ];
};

const pages: Rule = ({ manifest }, live) => {
  const names = manifest.pages.map(({ name }) => name);
  return [
    ...(names.length > 0 || manifest.contributes?.length
      ? []
      : ['It has no pages and no contributions; list at least one in src/screens.ts.']),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `${name} is listed twice; remove one.`),
    ...manifest.pages.flatMap((page) => pageRefusals(page, manifest.remote, live)),
  ];
};

const menus: Rule = ({ manifest }, { replaced, menuPages }) => {
  const names = new Set(manifest.pages.map(({ name }) => name));
  return (replaced?.manifest.pages ?? [])
    .filter(({ name }) => menuPages.has(name) && !names.has(name))
    .map(
      ({ name }) => `A menu opens ${name}, which this version no longer has; keep the page or remove the menu first.`,
    );
};

const languages: Rule = ({ dossier: { locales } }) => {
  const lackingIn = (one: string[], other: string[]) => other.filter((key) => !one.includes(key));
  return [
    ...lackingIn(locales.zh_CN, locales.en_US).map((key) => `${key} has no Chinese text; add it to zh-CN.json.`),
    ...lackingIn(locales.en_US, locales.zh_CN).map((key) => `${key} has no English text; add it to en-US.json.`),
  ];
};

const operations: Rule = ({ dossier }, live) =>
  dossier.operations.flatMap((built) => {
    const now = live.operations.get(built.path);
    if (!now) return [`${built.path} is called but does not exist in the live contract; remove the call.`];
    if (now.hash === built.hash) return [];
    const request = { taker: sideOf(now.input), giver: sideOf(built.input), at: 'the request', dropsUnknown: false };
    const response = { taker: sideOf(built.output), giver: sideOf(now.output), at: 'the answer', dropsUnknown: true };
    return [
      ...(now.permission === built.permission ? [] : [`it needs ${now.permission} instead of ${built.permission}`]),
      ...refusalsOf(request),
      ...refusalsOf(response),
    ].map((problem) => `${built.path} doesn't match the live contract: ${problem}; build against the live contract.`);
  });

const handover: Rule = ({ dossier }, { replaced }) => {
  const written = replaced?.dossier.handover.writes;
  if (written === undefined || dossier.handover.reads.includes(written)) return [];
  return [
    `Open pages transfer their state in schema ${written}, which this version cannot read; add ${written} to handover.reads.`,
  ];
};

/** Rules about the version alone; their result never changes after publication. */
const ownRules: Rule[] = [identity, justified, files, budget, languages];

/** Rules about the shell, the contract and the other live remotes. */
const liveRules: Rule[] = [shared, pages, contributionRefusals, operations];

/** Rules about the version that is replaced. */
const successionRules: Rule[] = [menus, handover];

/** Returns a sentence with a remedy for each reason against the publication of a version. */
export const refusalsAtGate = (candidate: Candidate, live: LiveFacts): string[] =>
  [...ownRules, ...liveRules, ...successionRules].flatMap((rule) => rule(candidate, live));

/**
 * Returns the reasons against activating a published version. A rollback is not compared with the version that it
 * replaces: an earlier version lacks pages that the later one added, and menu items of missing pages are hidden.
 */
export const refusalsToGoLive = (candidate: Candidate, live: LiveFacts, { isStepBack }: { isStepBack: boolean }) =>
  [...liveRules, ...(isStepBack ? [] : successionRules)].flatMap((rule) => rule(candidate, live));

/** The first page or slot entry that a version shares with another live remote. */
export function overlapOf(
  { pages: own, contributes = [] }: Manifest,
  { owners, contributors }: Pick<LiveFacts, 'owners' | 'contributors'>,
): Overlap | null {
  const taken = [
    ...own.map(({ name }) => ({ name, other: owners.get(name) })),
    ...contributes.map((one) => ({ name: placeOf(one), other: contributors.get(placeOf(one)) })),
  ];
  const [first] = taken.flatMap(({ name, other }) =>
    other ? [{ name, remote: other.remote, version: other.version }] : [],
  );
  return first ?? null;
}
