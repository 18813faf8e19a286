import { readRichText } from './read-rich-text.rules';
import { plainTextOf } from './write-rich-text.rules';

/** Paragraphs of two texts in aligned positions: equal and changed paragraphs have the same position. */
export interface ComparedParagraphs {
  before: Record<string, string>;
  after: Record<string, string>;
}

/** Maximum number of compared pairs. Longer texts are paired by paragraph order. */
const pairsMax = 4_000_000;

const paragraphsOf = (html: string): string[] => plainTextOf(readRichText(html)).split('\n').filter(Boolean);

/** Aligns two formatted texts by paragraph, so that an inserted paragraph does not shift the paragraphs after it. */
export function compareParagraphs(beforeHtml: string, afterHtml: string): ComparedParagraphs {
  const [before, after] = [paragraphsOf(beforeHtml), paragraphsOf(afterHtml)];
  const compared: ComparedParagraphs = { before: {}, after: {} };
  let place = 0;
  let [from, to] = [0, 0];
  /** Adds the paragraphs between two equal ones: paired paragraphs count as changed, all others as removed or added. */
  const addUntil = (beforeEnd: number, afterEnd: number) => {
    while (from < beforeEnd || to < afterEnd) {
      place += 1;
      const [removed, added] = [before[from], after[to]];
      if (from < beforeEnd && removed !== undefined) compared.before[place] = removed;
      if (to < afterEnd && added !== undefined) compared.after[place] = added;
      from = Math.min(from + 1, beforeEnd);
      to = Math.min(to + 1, afterEnd);
    }
  };
  for (const [beforeAt, afterAt] of equalPairs(before, after)) {
    addUntil(beforeAt, afterAt);
    addUntil(beforeAt + 1, afterAt + 1);
  }
  addUntil(before.length, after.length);
  return compared;
}

/** Returns the positions of equal paragraphs in order: a longest common subsequence. */
function equalPairs(before: readonly string[], after: readonly string[]): [number, number][] {
  const width = after.length + 1;
  if (before.length * after.length > pairsMax) return [];
  // Length of the longest common subsequence of the paragraphs from a position on.
  const lengths = new Uint16Array((before.length + 1) * width);
  const lengthAt = (left: number, right: number) => lengths[left * width + right] ?? 0;
  for (let left = before.length - 1; left >= 0; left -= 1)
    for (let right = after.length - 1; right >= 0; right -= 1)
      lengths[left * width + right] =
        before[left] === after[right]
          ? lengthAt(left + 1, right + 1) + 1
          : Math.max(lengthAt(left + 1, right), lengthAt(left, right + 1));
  const pairs: [number, number][] = [];
  let [left, right] = [0, 0];
  while (left < before.length && right < after.length)
    if (before[left] === after[right]) pairs.push([left++, right++]);
    else if (lengthAt(left + 1, right) >= lengthAt(left, right + 1)) left += 1;
    else right += 1;
  return pairs;
}
