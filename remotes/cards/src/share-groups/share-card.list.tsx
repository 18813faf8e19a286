import { currencies } from '@console/contracts';
import {
  cardStates,
  listMerchantOptions,
  listShareCards,
  listShareGroups,
  type ShareCard,
  countShareCardExport,
  exportShareCards,
} from '@console/contracts/cards';
import { lazyComponent, useShell } from '@console/remote-kit';
import {
  type Filter,
  ListScreen,
  ListTable,
  useChoices,
  useDicts,
  useList,
  useLocalText,
  useDialog,
  useRecord,
} from '@console/screens';
import { useCan } from '@console/session';
import { Button } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { ListExport } from '../common/list-export';
import { cardHref } from './group-pages';
import { poolDicts } from '../pools/pool-dicts';
import { useShareCardColumns } from './use-share-card-columns';

/** Loaded with the first click: most visits only look. */
const ShareCardDialog = lazyComponent(() => import('./share-card.dialog'));

const options = {
  filters: { state: 'list', poolId: 'list', merchantId: 'list', currency: 'list' },
  sort: { key: 'createdAt', dir: 'desc' },
} as const;

export default function ShareCardList() {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const mayOpen = useCan('cards.card.view');
  const mayCreate = useCan('cards.share-card.create');
  const creating = useDialog('create', {});
  const list = useList(listShareCards, options);
  const create = mayCreate && (
    <Button variant="primary" icon="plus" onClick={() => creating.open({})}>
      {t('shareCard.create')}
    </Button>
  );
  const labels = {
    label: t('shareCard.title'),
    failed: t('shareCard.failed'),
    none: t('shareCard.none'),
    noMatch: t('shareCard.noMatch'),
  };
  return (
    <ListScreen
      list={list}
      title={t('shareCard.title')}
      actions={
        <>
          <ListExport title={t('shareCard.export')} list={list} count={countShareCardExport} start={exportShareCards} />
          {create}
        </>
      }
      searchLabel={t('shareCard.search')}
      filters={useShareCardFilters()}
    >
      <ListTable
        list={list}
        labels={labels}
        columns={useShareCardColumns()}
        first={create}
        {...(mayOpen && { onOpen: ({ id }: ShareCard) => navigate(cardHref(id)) })}
      />
      {creating.show(() => (
        <ShareCardDialog onCreated={() => list.reload()} onClose={creating.close} />
      ))}
    </ListScreen>
  );
}

function useShareCardFilters(): Filter[] {
  const { t } = useTranslation();
  const { label } = useDicts(poolDicts);
  const textOf = useLocalText();
  const maySeeGroups = useCan('cards.share-group.view');
  const groups = useChoices(listShareGroups, maySeeGroups ? {} : null);
  const merchants = useRecord(listMerchantOptions, {}).result.data?.list ?? [];
  return [
    {
      name: 'poolId',
      label: t('shareCard.pool'),
      options: groups.rows.map(({ id, name, poolNo }) => ({ value: id, label: name, description: poolNo })),
      search: groups.search,
    },
    {
      name: 'state',
      label: t('card.state'),
      options: cardStates.map((value) => ({ value, label: label('card_state', value) })),
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
