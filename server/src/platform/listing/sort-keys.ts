import type { ListQuery } from '@console/contracts';
import type { Listing } from './find-page';
import type { OrderedKey } from './sort-key';

/** Returns the sort keys of a query. The id comes last and makes the order total. */
export function keysOf(
  { sortable, sortedBy, id }: Pick<Listing, 'sortable' | 'sortedBy' | 'id'>,
  { sort }: Pick<ListQuery, 'sort'>,
): OrderedKey[] {
  // A repeated field does not change the order, and its tables may be joined only once.
  const named = (sort ?? []).filter(({ field }, index, all) => all.findIndex((one) => one.field === field) === index);
  const chosen = named.length > 0 ? named : [sortedBy];
  const keys = chosen.flatMap(({ field, dir }) => {
    const key = sortable[field];
    return key ? [{ ...key, field, dir }] : [];
  });
  return [...keys, { field: 'id', expression: keys.at(-1)?.id ?? id, type: 'text', dir: keys.at(-1)?.dir ?? 'asc' }];
}
