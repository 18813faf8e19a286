import {
  type CardBin,
  createCardBin,
  listCardBins,
  countCardBinExport,
  exportCardBins,
} from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import { ListScreen, ListTable, useList } from '@console/screens';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { ListExport } from '../common/list-export';
import { createHref } from './bin-pages';
import { useBinColumns } from './use-bin-columns';
import { useBinActions } from './use-bin-actions';
import { filterKinds, useBinFilters, useBinViews } from './use-bin-filters';

const options = { filters: filterKinds, sort: { key: 'bin', dir: 'asc' } } as const;

/** BINs that the user's company may see: how much was issued from each, and how its purchases go. */
export default function CardBinList() {
  const { t } = useTranslation();
  const list = useList(listCardBins, options);
  const views = useBinViews();
  const filters = useBinFilters();
  const columns = useBinColumns();
  const { actionsOf, dialog } = useBinActions(() => list.reload({ background: true }));
  const create = <CreateButton />;
  const labels = {
    label: t('bins.title'),
    failed: t('bins.failed'),
    none: t('bins.none'),
    noMatch: t('bins.noMatch'),
  };
  const hasActions = (list.result.data?.list ?? []).some((bin: CardBin) => bin.allowedActions.length > 0);
  return (
    <ListScreen
      list={list}
      title={t('bins.title')}
      actions={
        <>
          <ListExport title={t('bins.export')} list={list} count={countCardBinExport} start={exportCardBins} />
          {create}
        </>
      }
      searchLabel={t('bins.search')}
      views={{ label: t('bins.views'), filter: 'status', items: views }}
      filters={filters}
    >
      <ListTable
        list={list}
        labels={labels}
        columns={columns}
        first={create}
        {...(hasActions && { rowActions: actionsOf })}
      />
      {dialog}
    </ListScreen>
  );
}

function CreateButton() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const mayCreate = useCan(createCardBin.permission);
  if (!mayCreate) return null;
  return (
    <Button variant="primary" icon="plus" onClick={() => navigate(createHref)}>
      {t('bin.create')}
    </Button>
  );
}
