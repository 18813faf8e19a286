import { formatCount } from '@console/i18n';
import { Button } from '@console/ui';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../wire/use-record';
import { type ListAddress, queryOf } from './list-query.rules';
import type { List } from './use-list';

/** Filters of the list around, by name: what each is called. */
export const FilterLabels = createContext<ReadonlyMap<string, string>>(new Map());

/** More would be a second list of filters. */
const most = 4;

interface Relaxed {
  key: string;
  /** Null: the keyword. */
  filter: string | null;
  next: Pick<ListAddress, 'keyword' | 'filters'>;
}

/** What a list without rows would show without one of its filters, each with the way there. Nothing where that is nothing. */
export function Relaxations<Row>({ list }: { list: List<Row> }) {
  const labels = use(FilterLabels);
  const steps = stepsFrom(list.address);
  // With one alone, that is to clear all.
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
  /** Of the filter; null: it is the keyword. */
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
