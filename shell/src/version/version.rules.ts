/** What is going on in the page. */
export interface Stillness {
  /** Some page holds typed work. */
  isDirty: boolean;
  hasDialog: boolean;
  /** Nobody sees the page. */
  isHidden: boolean;
  /** Since the last key or press. */
  untouchedMs: number;
}

/** So long nobody has touched the page: nothing is interrupted. */
export const quietMs = 30_000;

/** May the page reload by itself? Never over typed work, and never over what is being done. */
export const isQuiet = ({ isDirty, hasDialog, isHidden, untouchedMs }: Stillness): boolean =>
  !isDirty && !hasDialog && (isHidden || untouchedMs >= quietMs);

/** What follows from an answer of `version.json`, given what this browser tab has stored. */
export function versionStep(stored: string | null, fetched: unknown): { keep: string; reload: boolean } | null {
  const version = versionOf(fetched);
  if (version === null || version === stored) return null;
  return { keep: version, reload: stored !== null };
}

function versionOf(fetched: unknown): string | null {
  if (typeof fetched !== 'object' || fetched === null || !('version' in fetched)) return null;
  return typeof fetched.version === 'string' && fetched.version !== '' ? fetched.version : null;
}
