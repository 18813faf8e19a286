import { previewRole, type RoleDetail, type RolePreview } from '@console/contracts/roles';
import { useNavigate } from '@console/remote-kit/router';
import { CallFailed, useDicts, useLocalText, useRecord } from '@console/screens';
import { Button, Notice, SideMenu, Skeleton, StatusBadge, Surface, useIsNarrow } from '@console/ui';
import { Drawer } from '@console/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roleDicts, roleStatusOf } from './role-columns';
import { RolePreviewPage } from './role-preview-page';
import { buttonsElsewhere, buttonsOf, menuItemsOf, pageOf, visibleMenus } from './role-preview.rules';
import { RoleButtons } from './role-buttons';
import classes from './roles.module.css';

interface RolePreviewProps {
  role: RoleDetail;
  /** Selected page; empty if there is none. */
  page: string;
  /** Returns the address of the preview with a page. */
  hrefOf: (page: string) => string;
  onClose: () => void;
}

/** Read-only preview of the console of a user who has only this role. */
export function RolePreviewDialog({ onClose, ...preview }: RolePreviewProps) {
  const { role } = preview;
  const { t } = useTranslation();
  const { label } = useDicts(roleDicts);
  const { result, reload } = useRecord(previewRole, { id: role.id });
  const data = role.accountType === 'CHANNEL' ? 'CHANNEL' : role.allMerchantAccess ? 'ALL' : 'SOME';
  return (
    <Drawer
      open
      width={680}
      title={t('role.viewAs.title', { name: useLocalText()(role.name) })}
      head={<StatusBadge {...roleStatusOf(role.status, label)} />}
      actions={<Button onClick={onClose}>{t('role.viewAs.back')}</Button>}
      onClose={onClose}
    >
      <div className={classes.record}>
        <Notice>
          <p>{t('role.viewAs.about')}</p>
          <p>{t(`role.viewAs.data.${data}`)}</p>
        </Notice>
        {role.status === 'DISABLED' && <Notice tone="warn">{t('role.viewAs.disabled')}</Notice>}
        {result.at === 'failed' && (
          <CallFailed title={t('role.viewAs.failed')} failure={result.failure} onRetry={() => reload()} />
        )}
        {result.at === 'loading' && !result.data && <Skeleton rows={10} />}
        {result.data && <Console {...preview} shown={result.data} />}
      </div>
    </Drawer>
  );
}

/** Side menu and selected page; a narrow window shows one of them at a time. */
function Console({ role, page, hrefOf, shown }: Omit<RolePreviewProps, 'onClose'> & { shown: RolePreview }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const [unfolded, setUnfolded] = useState<Record<string, boolean>>({});
  const menus = visibleMenus(shown);
  const open = (href: string) => void navigate(href, { replace: true });
  const chosen = pageOf(menus, page) ?? (isNarrow ? undefined : menus[0]);
  const items = menuItemsOf(shown, { current: chosen?.url, textOf, hrefOf });
  const elsewhere = buttonsElsewhere(shown);
  return (
    <>
      <div className={classes.preview}>
        {!(isNarrow && chosen) && (
          <SideMenu
            label={t('role.viewAs.menu', { name: textOf(role.name) })}
            groups={[
              { key: 'preview-1', label: t('role.viewAs.workspace'), items: items.workspace },
              ...(items.admin.length > 0 ? [{ key: 'preview-2', items: items.admin }] : []),
            ]}
            collapsed={false}
            unfolded={unfolded}
            onUnfold={(key, isOpen) => setUnfolded({ ...unfolded, [key]: isOpen })}
            onNavigate={open}
          />
        )}
        {chosen && (
          <RolePreviewPage
            key={chosen.menuId}
            menu={chosen}
            {...buttonsOf(shown, chosen)}
            waiting={role.requested?.buttons ?? []}
            {...(isNarrow && { onBack: () => open(hrefOf('')) })}
          />
        )}
      </div>
      {elsewhere.length > 0 && (
        <Surface title={t('role.viewAs.others')}>
          <div className={classes.groups}>
            <p className={classes.quiet}>{t('role.viewAs.othersAbout')}</p>
            <RoleButtons label={t('role.viewAs.others')} codes={elsewhere} icon="check" />
          </div>
        </Surface>
      )}
    </>
  );
}
