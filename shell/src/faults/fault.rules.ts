import { withoutData, type FaultStep, type LiveRemote, type RemoteFault } from '@console/contracts/release';

/** Who did it and in which version. */
export type Suspect = Pick<RemoteFault, 'remote' | 'version'>;

/** A crash takes a page or more away; after this many within this time the remote is switched off. */
const crashesMax = 3;
const crashWindowMs = 60_000;

/** Whether these crashes, the newest last, are too many. */
export const areTooMany = (crashesAtMs: readonly number[], nowMs: number): boolean =>
  crashesAtMs.filter((atMs) => nowMs - atMs < crashWindowMs).length >= crashesMax;

const placesMax = 3;
/** Files of ours in a stack, without their host. */
const places = /\/[rs]\/[\w./-]+\.js(?::\d+)*/g;

/** The version whose file is innermost in a stack; null if none is, as in an extension of the browser. */
export function suspectOf(stack: string, remotes: readonly LiveRemote[], shell: Suspect): Suspect | null {
  const [place] = stack.match(places) ?? [];
  if (!place) return null;
  return remotes.find(({ base }) => place.startsWith(base)) ?? shell;
}

/** The version that owns the page at an address. */
export const ownerOf = (remotes: readonly LiveRemote[], pathname: string): LiveRemote | undefined =>
  remotes.find(({ manifest }) => manifest.pages.some(({ name }) => pathname === `/main/${name}`));

/** Cuts by characters, so that no emoji is cut in half. */
const cut = (text: string, max: number) => [...text.toWellFormed()].slice(0, max).join('');

type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>;

/** What the policy refused, as an error: which part of it, and what was refused without path and parameters. */
export function violationOf({
  effectiveDirective,
  blockedURI,
  sourceFile,
  lineNumber,
  columnNumber,
}: Violation): Error {
  const refused = URL.canParse(blockedURI) ? new URL(blockedURI) : null;
  // Of `data:` and `inline` there is no origin.
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

/** What the server is told of an error: its kind, its words without data, and where in the code it came from. */
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
