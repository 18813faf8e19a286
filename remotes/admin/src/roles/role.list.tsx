import { countRoleExport, countRoles, createRole, exportRoles, listRoles, type Role } from '@console/contracts/roles';
import { lazyComponent } from '@console/remote-kit';
import { ListPage, useList } from '@console/screens';
import { useCallback } from 'react';
import { roleActions } from './role-actions';
import { roleFilters, useRoleColumns } from './role-columns';
import { createHref } from './role-pages';
import { useShownRole } from './use-shown-role';

/** Loaded with the first role that is looked at. */
const RoleRecordDialog = lazyComponent(() => import('./role-record.dialog'));

const options = { filters: roleFilters.kinds, sort: { key: 'createdAt', dir: 'asc' } } as const;

/** The roles of the company: whom each is for, how many have it, and what may be done with it. */
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
