import { currencies } from '@console/contracts';
import {
  listMerchantOptions,
  listShareGroups,
  type ShareGroup,
  shareGroupStatuses,
  shareRuleTypes,
  countShareGroupExport,
  exportShareGroups,
} from '@console/contracts/cards';
import { useShell } from '@console/remote-kit';
import {
  type Filter,
  ListScreen,
  ListTable,
  useDicts,
  useJobEnd,
  useList,
  useLocalText,
  useRecord,
  type View,
} from '@console/screens';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ListExport } from '../common/list-export';
import { poolDicts } from '../pools/pool-dicts';
import { poolCardsHref } from '../pools/pool-pages';
import { createGroupHref } from './group-pages';
import { useGroupColumns } from './use-group-columns';
import { groupKind } from '../pools/pool-kind';
import { usePoolActions } from '../pools/use-pool-actions';

const options = {
  filters: { status: 'list', type: 'list', merchantId: 'list', currency: 'list' },
  sort: { key: 'createdAt', dir: 'desc' },
} as const;

export default function ShareGroupList() {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const { navigate } = useShell();
  const maySeeCards = useCan('cards.share-card.view');
  const list = useList(listShareGroups, options);
  const { watch } = useJobEnd(() => list.reload({ background: true }));
  const { actionsOf, dialog } = usePoolActions(groupKind, { onChanged: () => list.reload(), onJob: watch });
  const showCards = useCallback(({ id }: ShareGroup) => navigate(poolCardsHref(id)), [navigate]);
  const views: View[] = [
    { key: 'all', label: t('pool.all'), values: [] },
    ...shareGroupStatuses.map((status) => ({
      key: status,
      label: label('share_group_status', status),
      values: [status],
    })),
  ];
  const labels = {
    label: t('group.title'),
    failed: t('group.failed'),
    none: t('group.none'),
    noMatch: t('group.noMatch'),
  };
  const create = <CreateButton />;
  return (
    <ListScreen
      list={list}
      title={t('group.title')}
      actions={
        <>
          <ListExport title={t('group.export')} list={list} count={countShareGroupExport} start={exportShareGroups} />
          {create}
        </>
      }
      searchLabel={t('group.search')}
      views={{ label: t('group.views'), filter: 'status', items: views }}
      filters={useGroupFilters()}
      totals={{ label: t('cards.totals'), field: 'available' }}
    >
      <ListTable
        list={list}
        labels={labels}
        columns={useGroupColumns()}
        rowActions={actionsOf}
        {...(maySeeCards && { onOpen: showCards })}
        first={create}
      />
      {dialog}
    </ListScreen>
  );
}

function CreateButton() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  if (!useCan('cards.share-group.create')) return null;
  return (
    <Button variant="primary" icon="plus" onClick={() => navigate(createGroupHref)}>
      {t('group.create')}
    </Button>
  );
}

function useGroupFilters(): Filter[] {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const textOf = useLocalText();
  const merchants = useRecord(listMerchantOptions, {}).result.data?.list ?? [];
  return [
    {
      name: 'type',
      label: t('pool.type'),
      options: shareRuleTypes.map((value) => ({ value, label: label('share_rule_type', value) })),
    },
    {
      name: 'merchantId',
      label: t('card.merchant'),
      options: merchants.map(({ id, name, merchantNo }) => ({
        value: id,
        label: textOf(name),
        description: merchantNo,
      })),
    },
    { name: 'currency', label: t('card.currency'), options: currencies.map((value) => ({ value, label: value })) },
  ];
}
