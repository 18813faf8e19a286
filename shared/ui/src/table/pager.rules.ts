/** Returns the page numbers to display: the ends, the current page and its neighbours. A gap is null. */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const near =
    page <= 3
      ? [1, 2, 3, 4]
      : page >= pageCount - 2
        ? [-3, -2, -1, 0].map((step) => pageCount + step)
        : [page - 1, page, page + 1];
  const wanted = [...new Set([1, ...near, pageCount])]
    .filter((one) => one >= 1 && one <= pageCount)
    .sort((a, b) => a - b);
  return wanted.flatMap((one, index) => {
    const before = wanted[index - 1];
    if (before === undefined || one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}
