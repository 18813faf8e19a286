/** Which draft: whose, and of which part of which page and record. */
export interface DraftAddress {
  userId: string;
  slot: string;
}

/** What is known of a draft without reading it. */
export interface DraftLabel extends DraftAddress {
  savedAtMs: number;
}

/** Drafts of one user that are stored, the newest ones. */
const draftsMax = 20;
const dayMs = 86_400_000;
/** Nobody goes on with what is older. */
const ageMaxMs = 30 * dayMs;
/** Characters of one draft; no form that a person fills in is longer. */
export const draftLengthMax = 64_000;

/** A page and, within it, a part. Pages are named by letters, digits, dashes and the id of a record. */
export const slotOf = ({ page, part }: { page: string; part: string }): string => `${page}#${part}`;

/** The page of a slot, of a contribution, or of a part of one. */
export const pageOf = (slot: string): string => slot.split('#', 1)[0] ?? slot;

/** Is the slot one of this page? */
export const isOfPage = (slot: string, page: string): boolean => slot.startsWith(`${page}#`);

/** Drafts of whatever user that are too old, and those beyond the newest of each user. */
export function surplusOf<Label extends DraftLabel>(drafts: readonly Label[], nowMs: number): Label[] {
  const newestFirst = [...drafts].sort((one, other) => other.savedAtMs - one.savedAtMs);
  const counts = new Map<string, number>();
  return newestFirst.filter(({ userId, savedAtMs }) => {
    const count = (counts.get(userId) ?? 0) + 1;
    counts.set(userId, count);
    return count > draftsMax || nowMs - savedAtMs > ageMaxMs;
  });
}
