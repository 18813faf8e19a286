import { formatCount } from '@console/i18n';
import { Button } from '@console/ui';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../wire/use-record';
import { type ListAddress, queryOf } from './list-query.rules';
import type { List } from './use-list';

/** Labels of the surrounding list's filters, by name. */
export const FilterLabels = createContext<ReadonlyMap<string, string>>(new Map());

/** Maximum number of suggestions. */
const most = 4;

interface Relaxed {
  key: string;
  /** Name of the filter; null for the keyword. */
  filter: string | null;
  next: Pick<ListAddress, 'keyword' | 'filters'>;
}

/**
 * Suggestions for a list without matches: for each filter, the number of rows without it, and a link. Renders nothing
 * if no suggestion has rows.
 */
export function Relaxations<Row>({ list }: { list: List<Row> }) {
  const labels = use(FilterLabels);
  const steps = stepsFrom(list.address);
  // Removing the only filter is the same as clearing all filters.
  if (steps.length < 2) return null;
  return steps
    .slice(0, most)
    .map(({ key, filter, next }) => (
      <Relaxation key={key} list={list} next={next} label={filter === null ? null : (labels.get(filter) ?? filter)} />
    ));
}

function stepsFrom({ keyword, filters }: List<never>['address']): Relaxed[] {
  const set = Object.keys(filters);
  const without = (name: string): Relaxed => ({
    key: `filter ${name}`,
    filter: name,
    next: { keyword, filters: Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name)) },
  });
  return [...(keyword ? [{ key: 'keyword', filter: null, next: { keyword: '', filters } }] : []), ...set.map(without)];
}

interface RelaxationProps<Row> {
  list: List<Row>;
  next: Relaxed['next'];
  /** Label of the filter; null for the keyword. */
  label: string | null;
}

function Relaxation<Row>({ list, next, label }: RelaxationProps<Row>) {
  const { t } = useTranslation();
  const { operation, kinds, change } = list;
  const input = queryOf({ page: 1, pageSize: 10, sort: undefined, ...next }, kinds);
  const page = useRecord(operation, operation.input.parse(input)).result.data;
  if (!page || page.total === 0) return null;
  const rows = formatCount(page.total);
  const key = page.totalIsExact ? 'kit.without' : 'kit.withoutAbout';
  return <Button onClick={() => change(next)}>{t(key, { label: label ?? t('kit.theSearch'), rows })}</Button>;
}
