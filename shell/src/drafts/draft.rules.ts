/** Identifies a draft: its user, the browser tab, and the part of a page and record. */
export interface DraftAddress {
  userId: string;
  /** Id of the browser tab. */
  tab: string;
  slot: string;
}

/** Metadata of a draft, readable without decryption. */
export interface DraftLabel extends DraftAddress {
  savedAtMs: number;
}

/** Draft of a page from a closed browser tab, with all its parts. */
export interface LeftDraft {
  tab: string;
  page: string;
  /** Time of the newest part. */
  savedAtMs: number;
}

/** Maximum number of stored drafts of closed tabs for a user; the newest are kept. */
const draftsMax = 20;
const dayMs = 86_400_000;
/** Maximum age of stored drafts. */
const ageMaxMs = 30 * dayMs;
/**
 * Maximum number of characters in a draft, which contains typed and initial values. No form of the console is longer.
 */
export const draftLengthMax = 128_000;

/**
 * Returns the id of a part of a page. Page keys consist of letters, digits, dashes and a record id, so `#` separates
 * the two.
 */
export const slotOf = ({ page, part }: { page: string; part: string }): string => `${page}#${part}`;

/** Returns the page of a slot, of a contribution, or of a part of a contribution. */
export const pageOf = (slot: string): string => slot.split('#', 1)[0] ?? slot;

/** Returns true if the slot belongs to this page. */
export const isOfPage = (slot: string, page: string): boolean => slot.startsWith(`${page}#`);

/**
 * Returns the drafts to remove, of all users: expired drafts, and drafts above the limit of each user. Open tabs keep
 * all their drafts.
 */
export function surplusOf<Label extends DraftLabel>(
  drafts: readonly Label[],
  { openTabs, nowMs }: { openTabs: ReadonlySet<string>; nowMs: number },
): Label[] {
  const left = drafts.filter(({ tab }) => !openTabs.has(tab));
  const newestFirst = left.sort((one, other) => other.savedAtMs - one.savedAtMs);
  const counts = new Map<string, number>();
  return newestFirst.filter(({ userId, savedAtMs }) => {
    const count = (counts.get(userId) ?? 0) + 1;
    counts.set(userId, count);
    return count > draftsMax || nowMs - savedAtMs > ageMaxMs;
  });
}

/** Groups the drafts of a page by their closed tab, the newest first. */
export function leftOf(labels: readonly DraftLabel[], page: string): LeftDraft[] {
  const byTab = new Map<string, LeftDraft>();
  for (const { tab, slot, savedAtMs } of labels) {
    if (!isOfPage(slot, page)) continue;
    const before = byTab.get(tab)?.savedAtMs ?? 0;
    byTab.set(tab, { tab, page, savedAtMs: Math.max(before, savedAtMs) });
  }
  return [...byTab.values()].sort((one, other) => other.savedAtMs - one.savedAtMs);
}
