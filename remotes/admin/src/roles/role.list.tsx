import { countRoleExport, countRoles, createRole, exportRoles, listRoles, type Role } from '@console/contracts/roles';
import { lazyComponent } from '@console/remote-kit';
import { ListPage, useList } from '@console/screens';
import { useCallback } from 'react';
import { roleActions } from './role-actions';
import { roleFilters, useRoleColumns } from './role-columns';
import { createHref } from './role-pages';
import { useShownRole } from './use-shown-role';

/** Loaded when the first role is opened. */
const RoleRecordDialog = lazyComponent(() => import('./role-record.dialog'));

const options = { filters: roleFilters.kinds, sort: { key: 'createdAt', dir: 'asc' } } as const;

/** List of the company's roles with their types, users and actions. */
export default function RoleList() {
  const list = useList(listRoles, options);
  const { shown, show } = useShownRole();
  const open = useCallback(({ id }: Role) => show(id), [show]);
  return (
    <ListPage
      ns="role"
      picture="rule"
      list={list}
      columns={useRoleColumns()}
      filters={roleFilters.useFilters()}
      tabs="status"
      counts={countRoles}
      create={{ permission: createRole.permission, href: createHref }}
      exporting={{ count: countRoleExport, start: exportRoles }}
      actions={roleActions}
      onOpen={open}
    >
      {({ rowActions, turn }) =>
        shown !== null && (
          <RoleRecordDialog
            key={`${shown} ${turn}`}
            id={shown}
            rows={list.result.data?.list ?? []}
            actionsOf={rowActions}
            onShow={show}
            onClose={() => show(null)}
          />
        )
      }
    </ListPage>
  );
}
