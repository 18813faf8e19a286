import { lazyComponent } from '@console/remote-kit';
import { Tabs, useIsNarrow } from '@console/ui';
import { ListFooter, ListSurface, ViewBar } from '@console/ui/table';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useDialog } from '../handover/use-dialog';
import { ViewLack } from '../saved-views/view-lack';
import { ViewsMenu } from '../saved-views/views-menu';
import type { PrivateSearch } from './keyword-search';
import { type Filter, ListFilters } from './list-filters';
import { ListPager } from './list-pager';
import { FilterLabels } from './relaxations';
import { ListTotals } from './list-totals';
import { UnreadableRows } from './unreadable-rows';
import { ZoneNote } from '../zone-note';
import type { List } from './use-list';

/** A tab of a list: a filter with its values; without values, all rows. */
export interface ListTab {
  key: string;
  label: string;
  count?: number | undefined;
  values: readonly string[];
}

/** Props of `ListBlock`. */
export interface ListBlockProps<Row> {
  list: List<Row>;
  searchLabel: string;
  /** Handles keywords that must not appear in the address. */
  privateSearch?: PrivateSearch | undefined;
  tabs?: { label: string; filter: string; items: ListTab[] } | undefined;
  filters?: Filter[] | undefined;
  /** Total in the footer, with its label. */
  totals?: { label: string; field: string } | undefined;
  /** Replaces the filters while rows are selected. */
  selectionBar?: ReactNode;
  children: ReactNode;
}

/** Loaded on the first click, because it is rarely opened. */
const FilterDialog = lazyComponent(() => import('./filter.dialog'));

/** Tabs, filters, rows, totals and pager of a list. Used alone, or as one part of a page. */
export function ListBlock<Row>(props: ListBlockProps<Row>) {
  const { list, searchLabel, tabs, filters = [], totals, selectionBar, children, privateSearch } = props;
  const { data } = list.result;
  const tab = tabs && currentTab(tabs, list);
  const filtering = useDialog('filters', {});
  const isFiltering = filtering.what !== null;
  const { needAllChoices } = list;
  useEffect(() => {
    if (isFiltering) needAllChoices();
  }, [isFiltering, needAllChoices]);
  const showFilters = () => filtering.open({});
  const labels = useMemo(() => new Map(filters.map(({ name, label }) => [name, label])), [filters]);
  return (
    <ListSurface>
      {tabs && (
        <ViewBar end={<ViewsMenu views={list.views} />}>
          <Tabs
            label={tabs.label}
            items={tabs.items.filter(hasLabel).map(tabOf)}
            current={tab?.key ?? ''}
            onChange={(key) => show(tabs, key, list)}
          />
        </ViewBar>
      )}
      {selectionBar || (
        <ListFilters
          list={list}
          filters={filters}
          searchLabel={searchLabel}
          apart={privateSearch}
          onMore={showFilters}
          reported={tabs && tab?.values.length ? [tabs.filter] : []}
          tools={!tabs && <ViewsMenu views={list.views} />}
        />
      )}
      <ViewLack views={list.views} />
      <UnreadableRows count={data?.unreadable} />
      <FilterLabels value={labels}>{children}</FilterLabels>
      {data && data.total > 0 && (
        <Footer list={list} totals={totals} onFilter={filters.length > 0 ? showFilters : undefined} />
      )}
      {filtering.show(() => (
        <FilterDialog list={list} filters={filters} onClose={filtering.close} />
      ))}
    </ListSurface>
  );
}

interface FooterProps<Row> extends Pick<ListBlockProps<Row>, 'list' | 'totals'> {
  onFilter: (() => void) | undefined;
}

function Footer<Row>({ list, totals, onFilter }: FooterProps<Row>) {
  // On a phone the line has room for the pager only; instead, each row shows its time zone.
  const isNarrow = useIsNarrow();
  const { aggregates } = list.result.data ?? {};
  return (
    <ListFooter
      totals={
        <>
          {totals && <ListTotals label={totals.label} values={aggregates?.[totals.field] ?? []} />}
          {!isNarrow && <ZoneNote />}
        </>
      }
    >
      <ListPager list={list} onFilter={onFilter} />
    </ListFooter>
  );
}

type ListTabs = NonNullable<ListBlockProps<never>['tabs']>;

/** Tabs without a label are omitted until their dictionary is loaded. */
const hasLabel = ({ label }: ListTab) => label !== '';

const tabOf = ({ key, label, count }: ListTab) => ({ key, label, ...(count !== undefined && { count }) });

/** Returns the tab whose values equal the filter; without a filter, the tab with all rows. */
function currentTab<Row>({ filter, items }: ListTabs, { address }: List<Row>): ListTab | undefined {
  const chosen = [...(address.filters[filter] ?? [])].sort().join();
  return (
    items.find(({ values }) => [...values].sort().join() === chosen) ?? items.find(({ values }) => values.length === 0)
  );
}

const show = <Row,>({ filter, items }: ListTabs, key: string, { address, change }: List<Row>) =>
  change({ filters: { ...address.filters, [filter]: items.find((tab) => tab.key === key)?.values ?? [] } });
