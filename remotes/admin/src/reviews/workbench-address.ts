/** How the address of the page says that the workbench is shown, and of what. The list's own part of it stays. */
const mode = 'desk';
const shown = 'review';
const text = 'find';

export const isWorkbenchAt = (search: URLSearchParams): boolean => search.get(mode) === 'on';

/** The review that is shown and the words that its queue is searched by. */
export const placeAt = (search: URLSearchParams): { id: string; keyword: string } => ({
  id: search.get(shown) ?? '',
  keyword: search.get(text) ?? '',
});

export const atWorkbench = (
  search: URLSearchParams,
  place: { id?: string; keyword?: string } = {},
): URLSearchParams => {
  const next = new URLSearchParams(search);
  const { id, keyword } = { ...placeAt(search), ...place };
  next.set(mode, 'on');
  for (const [name, value] of [
    [shown, id],
    [text, keyword],
  ] as const)
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next;
};

export const atList = (search: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const name of [mode, shown, text]) next.delete(name);
  return next;
};
