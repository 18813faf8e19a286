import { listDevopsModules, type DevopsModule } from '@console/contracts/releases';
import { useShell } from '@console/remote-kit';
import { ListScreen, ListTable, useList } from '@console/screens';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { describeHref, moduleHref } from '../common/module-pages';
import { useModuleColumns } from './use-module-columns';

const options = { sort: { key: 'code', dir: 'asc' } } as const;

export default function ModuleList() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const list = useList(listDevopsModules, options);
  const columns = useModuleColumns();
  const open = useCallback(({ code }: DevopsModule) => navigate(moduleHref(code)), [navigate]);
  const describe = <DescribeButton />;
  const labels = {
    label: t('modules.title'),
    failed: t('modules.failed'),
    none: t('modules.none'),
    noneText: t('modules.noneText'),
    noMatch: t('modules.noMatch'),
  };
  return (
    <ListScreen list={list} title={t('modules.title')} actions={describe} searchLabel={t('modules.search')}>
      <ListTable list={list} labels={labels} columns={columns} onOpen={open} first={describe} picture="module" />
    </ListScreen>
  );
}

function DescribeButton() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const canSave = useCan('devops.module.save');
  if (!canSave) return null;
  return (
    <Button variant="primary" icon="plus" onClick={() => navigate(describeHref())}>
      {t('modules.describe')}
    </Button>
  );
}
