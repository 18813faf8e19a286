import { listShareGroups, type ShareGroup } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { columnsOf, filtersOf } from '@console/screens';
import { useMerchantChoices } from '../common/merchant-choices';
import { poolColumns } from '../pools/pool-columns';
import { poolDicts } from '../pools/pool-dicts';

export const useGroupColumns = columnsOf<ShareGroup>({ ns: 'group', dicts: poolDicts }, (column) => {
  const pool = poolColumns('share_group_status');
  const type = column.stacked(
    'type',
    ({ rule, onCards }, { t, label }) => ({
      main: label('share_rule_type', rule.type),
      small: onCards && t('group.onCards', { amount: formatMoney(onCards) }),
    }),
    { title: 'pool.type', width: 144 },
  );
  return [pool.name, type, pool.merchant, pool.cards, pool.deposit, pool.available, pool.status, pool.createdAt];
});

export const groupFilters = filtersOf(listShareGroups, 'group', (filter) => [
  filter.codes('status', 'share_group_status', { title: 'pool.status' }),
  filter.codes('type', 'share_rule_type', { title: 'pool.type' }),
  filter.from('merchantId', useMerchantChoices, { title: 'card.merchant' }),
  filter.codes('currency', 'currency', { title: 'card.currency' }),
]);
