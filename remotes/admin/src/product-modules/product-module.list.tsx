import {
  createProductModule,
  listProductModules,
  type ProductModule,
  productModule,
} from '@console/contracts/product-modules';
import { lazyComponent, useShell } from '@console/remote-kit';
import { ListPage, useDialog, useList } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { productModuleActions } from './product-module-actions';
import { productModuleFilters, useProductModuleColumns } from './product-module-columns';
import { createHref, saveHref } from './product-module-pages';

/** Loaded with the first click on an action: most visits only look. */
const ProductModuleActionDialog = lazyComponent(() => import('./product-module-action.dialog'));

const options = { filters: productModuleFilters.kinds, sort: { key: 'code', dir: 'asc' } } as const;
const shape = { record: productModule, action: productModuleActions } as const;
const icons = { EDIT: 'pencil', GRANT: 'building', DELETE: 'close' } as const;

/** Parts of the product: what each includes, and which companies have it. */
export default function ProductModuleList() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const list = useList(listProductModules, options);
  const acting = useDialog('action', shape);
  const edit = useCallback(({ id }: ProductModule) => navigate(saveHref(id)), [navigate]);
  const rows = list.result.data?.list ?? [];
  const actionsOf = (record: ProductModule): RowAction[] =>
    record.allowedActions.map(({ action, enabled, reason }): RowAction => {
      const chosen = productModuleActions.find((one) => one === action);
      return {
        key: action,
        label: t(`productModule.action.${action}`),
        icon: icons[chosen ?? 'EDIT'],
        onClick: () => (chosen ? acting.open({ record, action: chosen }) : edit(record)),
        ...(enabled ? {} : { disabled: true, reason: t(`productModule.barred.${reason ?? ''}`) }),
        ...(chosen === 'DELETE' ? { danger: true } : {}),
      };
    });
  const hasActions = rows.some(({ allowedActions }) => allowedActions.length > 0);
  const canEdit = rows.some(({ allowedActions }) => allowedActions.some(({ action }) => action === 'EDIT'));
  return (
    <ListPage
      ns="productModule"
      list={list}
      columns={useProductModuleColumns()}
      filters={productModuleFilters.useFilters()}
      create={{ permission: createProductModule.permission, href: createHref }}
      rowActions={hasActions ? actionsOf : undefined}
      onOpen={canEdit ? edit : undefined}
    >
      {acting.show(({ record, action }) => (
        <ProductModuleActionDialog
          record={record}
          action={action}
          onChanged={() => list.reload({ background: true })}
          onClose={acting.close}
        />
      ))}
    </ListPage>
  );
}
