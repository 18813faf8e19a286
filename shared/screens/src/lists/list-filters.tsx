import { formatList, formatTime } from '@console/i18n';
import { Button, IconButton, TextButton } from '@console/ui';
import { FilterBar, FilterChip } from '@console/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShown } from '../use-shown';
import { TableTools } from '../saved-views/table-tools';
import { KeywordSearch, type PrivateSearch } from './keyword-search';
import { daysIn, rangeIn } from './list-query.rules';
import type { List } from './use-list';

/** A filter by options, by days, or by amounts in one currency. */
export interface Filter {
  name: string;
  label: string;
  options: { value: string; label: string; description?: string }[] | 'days' | 'amounts';
  /** Loads more options that match the typed text. */
  search?: ((typed: string) => void) | undefined;
  /** Whether the options are being loaded. */
  isLoading?: boolean | undefined;
}

interface ListFiltersProps<Row> {
  list: List<Row>;
  filters: Filter[];
  searchLabel: string;
  apart?: PrivateSearch | undefined;
  /** Filters that the current tab implies; they have no chip. */
  reported?: readonly string[];
  /** Opens the dialog with all filters. */
  onMore: () => void;
  /** Content before the table tools. */
  tools?: ReactNode;
}

/** Keyword, active filters, the button for all filters, and the age of the rows. */
export function ListFilters<Row>(props: ListFiltersProps<Row>) {
  const { list, filters, searchLabel, apart, reported = [], onMore, tools } = props;
  const { t } = useTranslation();
  const { address, change, clear, isFiltered } = list;
  const without = (name: string) => change({ filters: { ...address.filters, [name]: [] } });
  const shown = filters.filter(({ name }) => address.filters[name] && !reported.includes(name));
  return (
    <FilterBar
      end={
        <>
          {tools}
          <TableTools views={list.views} />
          <Freshness list={list} />
        </>
      }
    >
      <KeywordSearch
        label={searchLabel}
        keyword={address.keyword}
        apart={apart}
        onSearch={(keyword) => change({ keyword }, { replace: true })}
      />
      {shown.map((filter) => (
        <FilterChip
          key={filter.name}
          label={filter.label}
          value={chosenOf(filter, address.filters)}
          onRemove={() => without(filter.name)}
        />
      ))}
      {filters.length > 0 && (
        <Button size="small" icon="plus" onClick={onMore}>
          {t('kit.filter')}
        </Button>
      )}
      {isFiltered && <TextButton onClick={clear}>{t('kit.clear')}</TextButton>}
    </FilterBar>
  );
}

function chosenOf({ name, options }: Filter, chosen: List<never>['address']['filters']): string {
  if (options === 'days') {
    const { first, last } = daysIn(chosen[name]);
    return first === last ? first : `${first || '…'} – ${last || '…'}`;
  }
  if (options === 'amounts') {
    const { currency, from = '…', to = '…' } = rangeIn(chosen[name]);
    return `${from} – ${to} ${currency}`;
  }
  const labels = (chosen[name] ?? []).map((value) => options.find((option) => option.value === value)?.label ?? value);
  return labels.length > 2 ? `${labels[0]} +${labels.length - 1}` : formatList(labels);
}

function Freshness<Row>({ list: { result, reload } }: { list: List<Row> }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  if (!result.data) return null;
  const time = formatTime(result.data.asOf, zone, 'seconds');
  return <IconButton size="small" icon="refresh" label={t('kit.asOf', { time })} onClick={() => reload()} />;
}
