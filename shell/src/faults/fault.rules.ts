import { withoutData, type FaultStep, type LiveRemote, type RemoteFault } from '@console/contracts/release';

/** Remote and version that caused a fault. */
export type Suspect = Pick<RemoteFault, 'remote' | 'version'>;

/** Number of crashes within the window after which a version is disabled. */
const crashesMax = 3;
const crashWindowMs = 60_000;

/** Returns true if the crashes, sorted by time, exceed the limit. */
export const areTooMany = (crashesAtMs: readonly number[], nowMs: number): boolean =>
  crashesAtMs.filter((atMs) => nowMs - atMs < crashWindowMs).length >= crashesMax;

const placesMax = 3;
/** Matches the console's files in a stack, without their host. */
const places = /\/[rs]\/[\w./-]+\.js(?::\d+)*/g;

/**
 * Returns the version whose file is innermost in a stack. Null if there is none, for example for errors of browser
 * extensions.
 */
export function suspectOf(stack: string, remotes: readonly LiveRemote[], shell: Suspect): Suspect | null {
  const [place] = stack.match(places) ?? [];
  if (!place) return null;
  return remotes.find(({ base }) => place.startsWith(base)) ?? shell;
}

/** Returns the version that owns the page at an address. */
export const ownerOf = (remotes: readonly LiveRemote[], pathname: string): LiveRemote | undefined =>
  remotes.find(({ manifest }) => manifest.pages.some(({ name }) => pathname === `/main/${name}`));

/** Truncates by code point, so that no emoji is split. */
const cut = (text: string, max: number) => [...text.toWellFormed()].slice(0, max).join('');

type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>;

/** Converts a policy violation to an error with its directive and the blocked origin, without path and parameters. */
export function violationOf({
  effectiveDirective,
  blockedURI,
  sourceFile,
  lineNumber,
  columnNumber,
}: Violation): Error {
  const refused = URL.canParse(blockedURI) ? new URL(blockedURI) : null;
  // `data:` and `inline` have no origin.
  const source = refused === null ? blockedURI : refused.origin === 'null' ? refused.protocol : refused.origin;
  return Object.assign(new Error(`${effectiveDirective} refused ${source}`), {
    name: 'PolicyViolation',
    stack: `${sourceFile}:${lineNumber}:${columnNumber}`,
  });
}

interface Happened {
  suspect: Suspect;
  step: FaultStep;
  page: string;
  error: unknown;
}

/** Converts an error to a fault report: its type, its message without data, and its positions in code. */
export function faultOf({ suspect: { remote, version }, step, page, error }: Happened): RemoteFault {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const stackPlaces = stack.match(places) ?? [];
  return {
    remote,
    version,
    step,
    page,
    error: cut(name.trim(), 60) || 'Error',
    message: cut(withoutData(message), 200).trim(),
    place: cut(stackPlaces.slice(0, placesMax).join(' < '), 300),
  };
}
