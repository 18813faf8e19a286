import { countCardholderExport, createCardholder, exportCardholders, listCardholders } from '@console/contracts/cards';
import { ListPage, useList } from '@console/screens';
import { holderRowActions } from './holder-actions';
import { holderFilters, useHolderColumns } from './holder-columns';
import { createHref } from './holder-pages';

const options = { filters: holderFilters.kinds, sort: { key: 'createdAt', dir: 'desc' } } as const;

/** Cardholders with their actions. */
export default function CardholderList() {
  return (
    <ListPage
      ns="holders"
      picture="people"
      list={useList(listCardholders, options)}
      columns={useHolderColumns()}
      filters={holderFilters.useFilters()}
      tabs="status"
      create={{ permission: createCardholder.permission, href: createHref }}
      exporting={{ count: countCardholderExport, start: exportCardholders }}
      actions={holderRowActions}
      onOpen="VIEW"
    />
  );
}
