import {
  countProductModuleExport,
  createProductModule,
  exportProductModules,
  listProductModules,
  productModule,
} from '@console/contracts/product-modules';
import { lazyComponent } from '@console/remote-kit';
import { actionsOf, ListPage, useList } from '@console/screens';
import { productModuleFilters, useProductModuleColumns } from './product-module-columns';
import { createHref, saveHref } from './product-module-pages';

const options = { filters: productModuleFilters.kinds, sort: { key: 'code', dir: 'asc' } } as const;

const productModuleActions = actionsOf({
  ns: 'productModule',
  record: productModule,
  links: { EDIT: { icon: 'pencil', href: ({ id }) => saveHref(id) } },
  actions: { GRANT: { icon: 'building' }, DELETE: { icon: 'close', isDangerous: true } },
  dialog: lazyComponent(() => import('./product-module-action.dialog')),
});

/** Product modules with their contents and companies. */
export default function ProductModuleList() {
  return (
    <ListPage
      ns="productModule"
      list={useList(listProductModules, options)}
      columns={useProductModuleColumns()}
      filters={productModuleFilters.useFilters()}
      create={{ permission: createProductModule.permission, href: createHref }}
      exporting={{ count: countProductModuleExport, start: exportProductModules }}
      actions={productModuleActions}
      onOpen="EDIT"
    />
  );
}
