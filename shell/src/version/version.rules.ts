/** Activity in the page. */
export interface Stillness {
  /** True if a page has unsaved input. */
  isDirty: boolean;
  hasDialog: boolean;
  /** True if the browser tab is hidden. */
  isHidden: boolean;
  /** Time since the last key or pointer press. */
  untouchedMs: number;
}

/** Time without input after which a reload interrupts nothing. */
export const quietMs = 30_000;

/** Returns whether the page may reload automatically: there is no unsaved input, no open dialog and no recent input. */
export const isQuiet = ({ isDirty, hasDialog, isHidden, untouchedMs }: Stillness): boolean =>
  !isDirty && !hasDialog && (isHidden || untouchedMs >= quietMs);

/** Returns the next step after a response of `version.json`, given the stored version of this browser tab. */
export function versionStep(stored: string | null, fetched: unknown): { keep: string; reload: boolean } | null {
  const version = versionOf(fetched);
  if (version === null || version === stored) return null;
  return { keep: version, reload: stored !== null };
}

function versionOf(fetched: unknown): string | null {
  if (typeof fetched !== 'object' || fetched === null || !('version' in fetched)) return null;
  return typeof fetched.version === 'string' && fetched.version !== '' ? fetched.version : null;
}
