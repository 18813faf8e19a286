import type { CensusChange } from '@console/contracts/releases';

/** Time window of the timeline: end and duration. */
export interface Window {
  until: number;
  ms: number;
}

/** Part of the window; start and width in percent. */
export interface Span {
  /** Time of the first change, as a unique key: two spans can start at the same percent. */
  at: string;
  start: number;
  width: number;
  text: string;
}

/** Marked change: activation, canary or rollback. */
export interface Mark {
  percent: number;
  at: string;
  kind: 'ACTIVATE' | 'CANARY' | 'BACK';
}

const percentAt = (moment: number, { until, ms }: Window): number =>
  Math.round(Math.min(100, Math.max(0, ((moment - until + ms) / ms) * 100)) * 100) / 100;

/** Seven ticks at equal distances, with times and positions. */
export function ticksOf(window: Window): { at: number; percent: number }[] {
  const step = window.ms / 6;
  return [0, 1, 2, 3, 4, 5, 6].map((place) => {
    const at = window.until - window.ms + place * step;
    return { at, percent: percentAt(at, window) };
  });
}

/** Spans of live versions and canaries, and marks of all changes except the first, which is the initial state. */
export function spansOf(
  changes: readonly CensusChange[],
  window: Window,
): { live: Span[]; canaries: Span[]; marks: Mark[] } {
  const end = (place: number) => percentAt(changes[place] ? Date.parse(changes[place].at) : window.until, window);
  const starts = changes.map(({ at }) => percentAt(Date.parse(at), window));
  const live: Span[] = [];
  for (const [place, { at, live: version }] of changes.entries()) {
    const last = live.at(-1);
    const start = starts[place] ?? 0;
    const width = end(place + 1) - start;
    if (last && last.text === (version ?? '')) last.width += width;
    else live.push({ at, start, width, text: version ?? '' });
  }
  const canaries = changes.flatMap(({ at, canary }, place) => {
    const start = starts[place] ?? 0;
    if (!canary) return [];
    const share = canary.percent === null ? '' : ` · ${canary.percent}%`;
    return [{ at, start, width: end(place + 1) - start, text: `${canary.version}${share}` }];
  });
  const marks = changes.slice(1).map(({ at, kind, canary }, place): Mark => ({
    percent: starts[place + 1] ?? 0,
    at,
    kind: kind === 'ACTIVATE' || kind === 'START' ? (canary ? 'CANARY' : 'ACTIVATE') : 'BACK',
  }));
  return { live, canaries, marks };
}
