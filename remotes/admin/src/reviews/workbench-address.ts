/** Query parameters of the workbench: mode, shown review and search. They leave the list parameters unchanged. */
const mode = 'desk';
const shown = 'review';
const text = 'find';

export const isWorkbenchAt = (search: URLSearchParams): boolean => search.get(mode) === 'on';

/** Shown review and keyword of the queue in the address. */
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
