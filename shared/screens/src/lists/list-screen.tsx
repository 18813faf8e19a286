import { lazyComponent } from '@console/remote-kit';
import { PageBody, PageHeader, Tabs, useIsNarrow } from '@console/ui';
import { ListFooter, ListSurface, ViewBar } from '@console/ui/table';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useDialog } from '../handover/use-dialog';
import { ViewLack } from '../views/view-lack';
import { ViewsMenu } from '../views/views-menu';
import type { PrivateSearch } from './keyword-search';
import { type Filter, ListFilters } from './list-filters';
import { ListPager } from './list-pager';
import { FilterLabels } from './relaxations';
import { ListTotals } from './list-totals';
import { ZoneNote } from '../zone-note';
import type { List } from './use-list';

/** A tab of a list: one filter and the values that it stands for; without values, all rows. */
export interface View {
  key: string;
  label: string;
  count?: number | undefined;
  values: readonly string[];
}

interface ListScreenProps<Row> {
  list: List<Row>;
  title: string;
  count?: number | undefined;
  /** The page's actions, the primary one last. */
  actions?: ReactNode;
  searchLabel: string;
  /** What may be typed there and must not come into the address. */
  privateSearch?: PrivateSearch;
  views?: { label: string; filter: string; items: View[] };
  filters?: Filter[];
  /** Which total of the list stands in the footer, and its label. */
  totals?: { label: string; field: string };
  /** Stands in the place of the filters while rows are chosen. */
  selectionBar?: ReactNode;
  children: ReactNode;
}

/** Loaded with the first click: most visits of a list never open it. */
const FilterDialog = lazyComponent(() => import('./filter.dialog'));

/** The page of a list: title, views, filters, rows, totals and pager. Only the rows scroll. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const {
    list,
    title,
    count,
    actions,
    searchLabel,
    views,
    filters = [],
    totals,
    selectionBar,
    children,
    privateSearch,
  } = props;
  const data = list.result.data;
  // Of the rows that are shown; that of all of them is known before the first have come.
  const own = list.isFiltered ? undefined : count;
  const view = views && viewOf(views, list);
  const filtering = useDialog('filters', {});
  const isFiltering = filtering.what !== null;
  const { needAllChoices } = list;
  useEffect(() => {
    if (isFiltering) needAllChoices();
  }, [isFiltering, needAllChoices]);
  const showFilters = () => filtering.open({});
  const labels = useMemo(() => new Map(filters.map(({ name, label }) => [name, label])), [filters]);
  return (
    <PageBody fill>
      <PageHeader
        title={title}
        count={own ?? data?.total}
        countIsAbout={own === undefined && data?.totalIsExact === false}
      >
        {actions}
      </PageHeader>
      <ListSurface>
        {views && (
          <ViewBar end={<ViewsMenu views={list.views} />}>
            <Tabs
              label={views.label}
              items={views.items.map(tabOf)}
              current={view?.key ?? ''}
              onChange={(key) => show(views, key, list)}
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
            reported={views && view?.values.length ? [views.filter] : []}
            tools={!views && <ViewsMenu views={list.views} />}
          />
        )}
        <ViewLack views={list.views} />
        <FilterLabels value={labels}>{children}</FilterLabels>
        {data && data.total > 0 && (
          <Footer list={list} totals={totals} onFilter={filters.length > 0 ? showFilters : undefined} />
        )}
        {filtering.show(() => (
          <FilterDialog list={list} filters={filters} onClose={filtering.close} />
        ))}
      </ListSurface>
    </PageBody>
  );
}

interface FooterProps<Row> extends Pick<ListScreenProps<Row>, 'list' | 'totals'> {
  onFilter: (() => void) | undefined;
}

function Footer<Row>({ list, totals, onFilter }: FooterProps<Row>) {
  // The one line on a phone is for the pager; there a row tells its moments with their zone.
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

type Views = NonNullable<ListScreenProps<never>['views']>;

const tabOf = ({ key, label, count }: View) => ({ key, label, ...(count !== undefined && { count }) });

/** The view whose values are just those of the filter; the view of all rows where none is. */
function viewOf<Row>({ filter, items }: Views, { address }: List<Row>): View | undefined {
  const chosen = [...(address.filters[filter] ?? [])].sort().join();
  return (
    items.find(({ values }) => [...values].sort().join() === chosen) ?? items.find(({ values }) => values.length === 0)
  );
}

const show = <Row,>({ filter, items }: Views, key: string, { address, change }: List<Row>) =>
  change({ filters: { ...address.filters, [filter]: items.find((view) => view.key === key)?.values ?? [] } });
