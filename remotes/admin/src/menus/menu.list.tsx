import { listMenus, type MenuRecord } from '@console/contracts/releases';
import { CallFailed, useRecord } from '@console/screens';
import { useCan } from '@console/session';
import { Button, PageBody, PageHeader, Skeleton, Surface } from '@console/ui';
import { DataTable, type RowAction } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { inTree } from './menu-tree.rules';
import { useMenuColumns } from './use-menu-columns';
import { useMenuActions } from './use-menu-actions';

const positions = [1, 2] as const;

/** Menus by list, with position, page and permission. */
export default function MenuList() {
  const { t } = useTranslation();
  const { result, reload } = useRecord(listMenus, {});
  const maySave = useCan('admin.menu.save');
  const menus = result.data?.list ?? [];
  const { ask, dialog } = useMenuActions(menus, () => reload({ background: true }));
  const columns = useMenuColumns();
  const actionsOf = (menu: MenuRecord): RowAction[] => [
    { key: 'save', label: t('menus.change'), icon: 'pencil', onClick: () => ask({ deed: 'SAVE', menu }) },
    {
      key: 'remove',
      label: t('menus.remove'),
      icon: 'close',
      danger: true,
      onClick: () => ask({ deed: 'REMOVE', menu }),
      disabled: menu.isProduct,
      reason: menu.isProduct ? t('menus.isProduct') : undefined,
    },
  ];
  return (
    <PageBody>
      <PageHeader title={t('menus.title')} description={t('menus.about')}>
        {maySave && result.data && (
          <Button variant="primary" icon="plus" onClick={() => ask({ deed: 'SAVE', menu: null })}>
            {t('menus.create')}
          </Button>
        )}
      </PageHeader>
      {result.at === 'failed' && !result.data && (
        <CallFailed title={t('menus.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !result.data && <Skeleton rows={10} />}
      {result.data &&
        positions.map((position) => (
          <Surface key={position} flush title={t(`menus.position.${position}`)}>
            <DataTable
              label={t(`menus.position.${position}`)}
              columns={columns}
              rows={inTree(menus, position)}
              rowKey={({ menuId }) => menuId}
              {...(maySave && { rowActions: actionsOf })}
            />
          </Surface>
        ))}
      {dialog}
    </PageBody>
  );
}
