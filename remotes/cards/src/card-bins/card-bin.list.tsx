import { countCardBinExport, createCardBin, exportCardBins, listCardBins } from '@console/contracts/cards';
import { ListPage, useList } from '@console/screens';
import { binFilters, useBinColumns } from './bin-columns';
import { createHref } from './bin-pages';
import { useBinActions } from './use-bin-actions';

const options = { filters: binFilters.kinds, sort: { key: 'bin', dir: 'asc' } } as const;

/** BINs that the user's company may see: how much was issued from each, and how its purchases go. */
export default function CardBinList() {
  const list = useList(listCardBins, options);
  const { actionsOf, dialog } = useBinActions(() => list.reload({ background: true }));
  const hasActions = (list.result.data?.list ?? []).some(({ allowedActions }) => allowedActions.length > 0);
  return (
    <ListPage
      ns="bins"
      list={list}
      columns={useBinColumns()}
      filters={binFilters.useFilters()}
      tabs="status"
      create={{ permission: createCardBin.permission, href: createHref }}
      exporting={{ count: countCardBinExport, start: exportCardBins }}
      rowActions={hasActions ? actionsOf : undefined}
    >
      {dialog}
    </ListPage>
  );
}
