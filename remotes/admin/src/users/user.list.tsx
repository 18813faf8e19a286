import { countUserExport, countUsers, exportUsers, inviteUser, listUsers } from '@console/contracts/users';
import { lazyComponent } from '@console/remote-kit';
import { ListPage, useDialog, useList } from '@console/screens';
import { useSees } from '@console/session';
import { userActions } from './user-actions';
import { userFilters, useUserColumns } from './user-columns';

const InviteDialog = lazyComponent(() => import('./user-invite.dialog'));

const options = { filters: userFilters.kinds, sort: { key: 'loginName', dir: 'asc' } } as const;

/** List of the console's users and the actions on their accounts. */
export default function UserList() {
  const list = useList(listUsers, options);
  const invitation = useDialog('invite', {});
  // The server refuses invitations of users from whom e-mail addresses are hidden.
  const seesContact = useSees('HOLDER_CONTACT');
  return (
    <ListPage
      ns="users"
      picture="people"
      list={list}
      columns={useUserColumns()}
      filters={userFilters.useFilters()}
      tabs="status"
      counts={countUsers}
      create={seesContact ? { permission: inviteUser.permission, open: () => invitation.open({}) } : undefined}
      exporting={{ count: countUserExport, start: exportUsers }}
      actions={userActions}
      onOpen="EDIT"
    >
      {({ reload }) => invitation.show(() => <InviteDialog onDone={reload} onClose={invitation.close} />)}
    </ListPage>
  );
}
