import { pinyinInitials } from './pinyin';

/** Item that the palette can find. */
export interface Findable {
  label: string;
  /** Label in the other language, used for matching only. */
  other: string;
}

/** Part of a label; `isHit` marks matched text. */
export interface LabelPart {
  text: string;
  isHit: boolean;
}

const termsOf = (query: string) => query.toLowerCase().normalize('NFKC').split(/\s+/).filter(Boolean);

/**
 * Returns items that match every term, in either language or as pinyin initials, the best matches first. Equally good
 * items keep their order. An empty query matches all items.
 */
export function findIn<Item extends Findable>(items: readonly Item[], query: string): Item[] {
  const terms = termsOf(query);
  return items
    .map((item, index) => ({ item, index, rank: Math.max(0, ...terms.map((word) => rankOf(item, word))) }))
    .filter(({ rank }) => rank < missed)
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ item }) => item);
}

const missed = 4;

/** Returns the best rank in a group; lower is better. An empty query matches all items. */
const bestOf = ({ items }: { items: readonly (Findable & { hint?: string })[] }, terms: readonly string[]): number =>
  Math.min(...items.map((item) => Math.max(0, ...terms.map((word) => fitOf(item, word)))));

/** A whole word of the hint, such as the last digits of a card, ranks like the beginning of a label. */
const fitOf = (item: Findable & { hint?: string }, word: string): number =>
  item.hint
    ?.toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word)
    ? 0
    : rankOf(item, word);

/**
 * Sorts groups by their best match. Equally good groups keep their order; for an empty query the order does not change.
 */
export function bestFirst<Group extends { items: readonly (Findable & { hint?: string })[] }>(
  groups: readonly Group[],
  query: string,
): Group[] {
  const terms = termsOf(query);
  return groups
    .map((group, index) => ({ group, index, rank: bestOf(group, terms) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ group }) => group);
}

function rankOf({ label, other }: Findable, word: string): number {
  const [own, second] = [label.toLowerCase(), other.toLowerCase()];
  if (own.startsWith(word)) return 0;
  if (own.includes(word)) return 1;
  if (second.includes(word)) return 2;
  return [own, second].some((text) => pinyinInitials(text).includes(word)) ? 3 : missed;
}

/** Splits a label into matched and other parts. */
export function partsOf(label: string, query: string): LabelPart[] {
  const lower = label.toLowerCase();
  // If lower case changes the length of the label, positions of matches would be wrong.
  if (lower.length !== label.length) return [{ text: label, isHit: false }];
  const hit = Array.from({ length: label.length }, () => false);
  for (const word of termsOf(query)) {
    const at = lower.indexOf(word);
    if (at !== -1) hit.fill(true, at, at + word.length);
  }
  const parts: LabelPart[] = [];
  for (const [index, isHit] of hit.entries()) {
    const last = parts.at(-1);
    if (last?.isHit === isHit) last.text += label.charAt(index);
    else parts.push({ text: label.charAt(index), isHit });
  }
  return parts;
}
