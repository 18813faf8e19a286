import { createRole, listRoles, type Role } from '@console/contracts/roles';
import { lazyComponent } from '@console/remote-kit';
import { useSearchParams } from '@console/remote-kit/router';
import { ListPage, useList } from '@console/screens';
import { useCallback, useState } from 'react';
import { roleFilters, useRoleColumns } from './role-columns';
import { createHref } from './role-pages';
import { useRoleActions } from './use-role-actions';

/** Loaded with the first role that is looked at. */
const RoleRecordDialog = lazyComponent(() => import('./role-record.dialog'));

const options = { filters: roleFilters.kinds, sort: { key: 'createdAt', dir: 'asc' } } as const;

/** The roles of the company: whom each is for, how many have it, and what may be done with it. */
export default function RoleList() {
  const list = useList(listRoles, options);
  const [search, setSearch] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const shown = search.get('role');
  const show = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(search);
      next.delete('with');
      if (id === null) next.delete('role');
      else next.set('role', id);
      setSearch(next, { replace: id === null });
    },
    [search, setSearch],
  );
  const onChanged = () => {
    list.reload({ background: true });
    setTurn((before) => before + 1);
  };
  const { actionsOf, dialog } = useRoleActions({ onChanged, onRemoved: () => [show(null), onChanged()] });
  const open = useCallback(({ id }: Role) => show(id), [show]);
  const rows = list.result.data?.list ?? [];
  const hasActions = rows.some(({ allowedActions }) => allowedActions.length > 0);
  return (
    <ListPage
      ns="role"
      picture="rule"
      list={list}
      columns={useRoleColumns()}
      filters={roleFilters.useFilters()}
      tabs="status"
      create={{ permission: createRole.permission, href: createHref }}
      rowActions={hasActions ? actionsOf : undefined}
      onOpen={open}
    >
      {shown !== null && (
        <RoleRecordDialog
          key={`${shown} ${turn}`}
          id={shown}
          rows={rows}
          actionsOf={actionsOf}
          onShow={show}
          onClose={() => show(null)}
        />
      )}
      {dialog}
    </ListPage>
  );
}
