import {
  type CardBin,
  countCardBinExport,
  createCardBin,
  exportCardBins,
  listCardBins,
} from '@console/contracts/cards';
import { lazyComponent } from '@console/remote-kit';
import { ListPage, useList } from '@console/screens';
import { useCallback } from 'react';
import { useShownId } from '../common/use-shown-id';
import { binActions } from './bin-actions';
import { binFilters, useBinColumns } from './bin-columns';
import { createHref } from './bin-pages';

/** Loaded with the first BIN that is opened. */
const BinRecordDialog = lazyComponent(() => import('./bin-record.dialog'));

const options = { filters: binFilters.kinds, sort: { key: 'bin', dir: 'asc' } } as const;

/** BINs that the user's company may see, with the number of issued cards and the rates of their purchases. */
export default function CardBinList() {
  const list = useList(listCardBins, options);
  const { shown, show } = useShownId('bin');
  const open = useCallback(({ id }: CardBin) => show(id), [show]);
  return (
    <ListPage
      ns="bins"
      list={list}
      columns={useBinColumns()}
      filters={binFilters.useFilters()}
      tabs="status"
      create={{ permission: createCardBin.permission, href: createHref }}
      exporting={{ count: countCardBinExport, start: exportCardBins }}
      actions={binActions}
      onOpen={open}
    >
      {({ rowActions }) =>
        shown !== null && (
          <BinRecordDialog
            id={shown}
            rows={list.result.data?.list ?? []}
            isLoading={list.result.at === 'loading'}
            actionsOf={rowActions}
            onShow={show}
            onClose={() => show(null)}
          />
        )
      }
    </ListPage>
  );
}
