import {
  readRole,
  readRoleHistory,
  readRoleMatrix,
  type Role,
  type RoleDetail,
  type RoleMatrix,
} from '@console/contracts/roles';
import { formatCount } from '@console/i18n';
import { CallFailed, RecordHistory, useDicts, useLocalText, useRecord } from '@console/screens';
import { Button, Facts, Moment, Notice, Skeleton, StatusBadge, Surface } from '@console/ui';
import { useShown } from '@console/screens';
import { Drawer } from '@console/ui/overlay';
import type { RowAction } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { useNavigate } from '@console/remote-kit/router';
import { reachOf, roleDicts, roleStatusOf } from './role-columns';
import { RoleCompare } from './role-compare';
import { RoleGroups } from './role-groups';
import { RoleMenus } from './role-menus';
import { RolePreviewDialog } from './role-preview.dialog';
import { RoleRequested } from './role-requested';
import { RoleUsers } from './role-users';
import { useShownRole } from './use-shown-role';
import classes from './roles.module.css';

interface RoleRecordDialogProps {
  id: string;
  /** Roles of the current list page, in list order, for previous and next. */
  rows: Role[];
  actionsOf: (role: Role) => RowAction[];
  onShow: (id: string) => void;
  onClose: () => void;
}

/** Details of a role beside the list: permissions, menus, users and history. */
export default function RoleRecordDialog({ id, rows, actionsOf, onShow, onClose }: RoleRecordDialogProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { label } = useDicts(roleDicts);
  const { result, reload } = useRecord(readRole, { id });
  const place = rows.findIndex((row) => row.id === id);
  const shown = result.data ?? rows[place];
  const { preview, previewHref } = useShownRole();
  const navigate = useNavigate();
  if (preview !== null && result.data)
    return <RolePreviewDialog role={result.data} page={preview} hrefOf={previewHref} onClose={() => onShow(id)} />;
  const to = (neighbour: Role | undefined) => neighbour && (() => onShow(neighbour.id));
  return (
    <Drawer
      open
      title={shown ? textOf(shown.name) : t('role.one')}
      head={shown && <StatusBadge {...roleStatusOf(shown.status, label)} />}
      actions={
        shown && (
          <>
            <Button icon="eye" onClick={() => void navigate(previewHref(''))}>
              {t('role.viewAs')}
            </Button>
            {actionsOf(shown)
              .filter(({ disabled }) => !disabled)
              .map((action) => (
                <Button key={action.key} {...(action.icon && { icon: action.icon })} onClick={action.onClick}>
                  {action.label}
                </Button>
              ))}
          </>
        )
      }
      onClose={onClose}
      onPrevious={place > 0 ? to(rows[place - 1]) : undefined}
      onNext={place >= 0 ? to(rows[place + 1]) : undefined}
    >
      {result.at === 'failed' && (
        <CallFailed title={t('role.oneFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.data ? <RoleRecord role={result.data} /> : result.at !== 'failed' && <Skeleton rows={8} />}
    </Drawer>
  );
}

function RoleRecord({ role }: { role: RoleDetail }) {
  const { t } = useTranslation();
  const { result, reload } = useRecord(readRoleMatrix, {});
  const history = useRecord(readRoleHistory, { id: role.id });
  return (
    <div className={classes.record}>
      {role.isSystem && <Notice>{t('role.isSystem')}</Notice>}
      {!role.isSystem && role.isOwn && <Notice>{t('role.isOwn')}</Notice>}
      {role.requested && <RoleRequested request={role.requested} />}
      <RoleFacts role={role} />
      {result.at === 'failed' && (
        <CallFailed title={t('role.matrixFailed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.data && <Permitted role={role} matrix={result.data} />}
      <RoleUsers id={role.id} total={role.users} />
      <RecordHistory query={history} />
    </div>
  );
}

function RoleFacts({ role }: { role: RoleDetail }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { label } = useDicts(roleDicts);
  const { zone } = useShown();
  const { description, accountType, users, permissions, updatedAt, updatedBy } = role;
  return (
    <Facts
      items={[
        { label: t('role.description'), value: textOf(description) || '–' },
        { label: t('role.accountType'), value: label('account_type', accountType) },
        { label: t('role.merchants'), value: reachOf(role, t) || '–' },
        { label: t('role.users'), value: formatCount(users) },
        { label: t('role.permissions'), value: formatCount(permissions) },
        { label: t('role.updatedAt'), value: <Moment at={updatedAt} zone={zone} /> },
        { label: t('role.updatedBy'), value: updatedBy || '–' },
      ]}
    />
  );
}

function Permitted({ role, matrix }: { role: RoleDetail; matrix: RoleMatrix }) {
  const { t } = useTranslation();
  return (
    <>
      <Surface title={t('role.menusOf')}>
        <RoleMenus matrix={matrix} buttons={[...role.buttons, ...role.moduleButtons]} />
      </Surface>
      <Surface title={t('role.buttons')}>
        {role.buttons.length === 0 && <p className={classes.quiet}>{t('role.noButtons')}</p>}
        <RoleGroups matrix={matrix} codes={role.buttons} />
      </Surface>
      <RoleCompare role={role} matrix={matrix} />
    </>
  );
}
