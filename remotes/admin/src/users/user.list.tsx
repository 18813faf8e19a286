import { countUserExport, exportUsers, inviteUser, listUsers, saveUser, type User } from '@console/contracts/users';
import { lazyComponent, useShell } from '@console/remote-kit';
import { ListPage, useDialog, useList } from '@console/screens';
import { useCan, useSees } from '@console/session';
import { useCallback } from 'react';
import { useUserActions } from './use-user-actions';
import { userFilters, useUserColumns } from './user-columns';
import { saveHref } from './user-pages';

const InviteDialog = lazyComponent(() => import('./user-invite.dialog'));

const options = { filters: userFilters.kinds, sort: { key: 'loginName', dir: 'asc' } } as const;

/** Everybody who may use the console, and what can be done with their accounts. */
export default function UserList() {
  const { navigate } = useShell();
  const list = useList(listUsers, options);
  const reload = () => list.reload({ background: true });
  const { actionsOf, dialog } = useUserActions(reload);
  const invitation = useDialog('invite', {});
  const canEdit = useCan(saveUser.permission);
  // The server refuses invitations of users from whom e-mail addresses are hidden.
  const seesContact = useSees('HOLDER_CONTACT');
  const edit = useCallback(
    ({ id, allowedActions }: User) => {
      if (allowedActions.some(({ action, enabled }) => action === 'EDIT' && enabled)) navigate(saveHref(id));
    },
    [navigate],
  );
  return (
    <ListPage
      ns="users"
      picture="people"
      list={list}
      columns={useUserColumns()}
      filters={userFilters.useFilters()}
      tabs="status"
      create={seesContact ? { permission: inviteUser.permission, open: () => invitation.open({}) } : undefined}
      exporting={{ count: countUserExport, start: exportUsers }}
      rowActions={actionsOf}
      onOpen={canEdit ? edit : undefined}
    >
      {dialog}
      {invitation.show(() => (
        <InviteDialog onDone={reload} onClose={invitation.close} />
      ))}
    </ListPage>
  );
}
