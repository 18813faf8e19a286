import type { ListQuery } from '@console/contracts';
import type { Listing } from './find-page';
import type { OrderedKey } from './sort-key';

/** What a list is ordered by; the id is last, so that the order is total. */
export function keysOf(
  { sortable, sortedBy, id }: Pick<Listing, 'sortable' | 'sortedBy' | 'id'>,
  { sort }: Pick<ListQuery, 'sort'>,
): OrderedKey[] {
  const chosen = sort && sort.length > 0 ? sort : [sortedBy];
  const keys = chosen.flatMap(({ field, dir }) => {
    const key = sortable[field];
    return key ? [{ ...key, field, dir }] : [];
  });
  return [...keys, { field: 'id', expression: keys.at(-1)?.id ?? id, type: 'text', dir: keys.at(-1)?.dir ?? 'asc' }];
}
