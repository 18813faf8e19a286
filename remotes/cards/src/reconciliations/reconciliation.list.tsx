import { listReconItems, type ReconItem, reconCategories, reconStates } from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { type Filter, ListScreen, ListTable, useDicts, useList, type ListTab, useCurrencies } from '@console/screens';
import { Button } from '@console/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { reconDicts } from './recon-dicts';
import { useReconColumns } from './use-recon-columns';

/** Loaded with the first card that is compared. */
const ReadingDialog = lazyComponent(() => import('./reading.dialog'));

const options = {
  filters: { state: 'list', category: 'list', currency: 'list' },
  sort: { key: 'firstSeen', dir: 'desc' },
} as const;

/** Value in the address before a card is selected. */
const choosing = 'choose';

/** Mismatches between ledger and channels, and the comparison of a single card. */
export default function ReconciliationList() {
  const { t } = useTranslation();
  const list = useList(listReconItems, options);
  const columns = useReconColumns();
  const { filters, tabs } = useReconFilters();
  const { compared, compare } = useCompared();
  const open = useCallback(({ card }: ReconItem) => compare(card.id), [compare]);
  const labels = {
    label: t('recon.title'),
    failed: t('recon.failed'),
    none: t('recon.none'),
    noneText: t('recon.noneText'),
    noMatch: t('recon.noMatch'),
  };
  const button = (
    <Button variant="primary" icon="scale" onClick={() => compare(choosing)}>
      {t('recon.compare')}
    </Button>
  );
  return (
    <ListScreen
      list={list}
      title={t('recon.title')}
      actions={button}
      searchLabel={t('recon.search')}
      tabs={{ label: t('recon.views'), filter: 'state', items: tabs }}
      filters={filters}
      totals={{ label: t('recon.totals'), field: 'difference' }}
    >
      <ListTable list={list} labels={labels} columns={columns} onOpen={open} picture="agreed" />
      {compared !== null && (
        <ReadingDialog
          cardId={compared === choosing ? null : compared}
          onCompare={compare}
          onChanged={() => list.reload({ background: true })}
          onClose={() => compare(null)}
        />
      )}
    </ListScreen>
  );
}

/** Compared card, stored in the address so that links can open it. */
function useCompared() {
  const [search, setSearch] = useSearchParams();
  const compare = useCallback(
    (card: string | null) => {
      const next = new URLSearchParams(search);
      if (card === null) next.delete('card');
      else next.set('card', card);
      setSearch(next, { replace: card === null });
    },
    [search, setSearch],
  );
  return { compared: search.get('card'), compare };
}

function useReconFilters(): { filters: Filter[]; tabs: ListTab[] } {
  const { t } = useTranslation();
  const { label } = useDicts(reconDicts);
  const optionsOf = (dict: string, codes: readonly string[]) =>
    codes.map((value) => ({ value, label: label(dict, value) }));
  const filters: Filter[] = [
    { name: 'state', label: t('recon.state'), options: optionsOf('recon_state', reconStates) },
    { name: 'category', label: t('recon.category'), options: optionsOf('recon_category', reconCategories) },
    { name: 'currency', label: t('recon.currency'), options: useCurrencies() },
  ];
  const tabs = reconStates.map((state) => ({ key: state, label: label('recon_state', state), values: [state] }));
  return { filters, tabs: [{ key: 'all', label: t('recon.all'), values: [] }, ...tabs] };
}
