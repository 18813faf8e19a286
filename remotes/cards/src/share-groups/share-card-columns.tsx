import { listShareCards, listShareGroups, type ShareCard } from '@console/contracts/cards';
import { badgeOf, columnsOf, filtersOf, useChoices } from '@console/screens';
import { useCan } from '@console/session';
import { Amount, CardNumber, TextLink } from '@console/ui';
import { statusOf } from '../common/card-statuses';
import { useMerchantChoices } from '../common/merchant-choices';
import { poolDicts } from '../pools/pool-dicts';
import { cardHref } from './group-pages';

export const useShareCardColumns = columnsOf<ShareCard>({ ns: 'shareCard', dicts: poolDicts }, (column) => [
  column.own(
    'number',
    ({ id, number }, { navigate }) => (
      <TextLink quiet href={cardHref(id)} onNavigate={navigate}>
        <CardNumber number={number} />
      </TextLink>
    ),
    { title: 'card.number', width: 188, narrow: 'first' },
  ),
  column.text('alias', ({ alias }) => alias, { title: 'card.alias', sortable: true }),
  column.status(
    'state',
    ({ state }, { label }) => badgeOf(label, { dict: 'card_state', code: state }, statusOf(state)),
    {
      title: 'card.state',
      width: 124,
      narrow: 'second',
    },
  ),
  column.text('pool', ({ pool }) => pool.name, { width: 136 }),
  column.text('cardholder', ({ cardholder }) => cardholder?.name ?? '', { title: 'card.cardholder', width: 108 }),
  column.reference('merchant', { title: 'card.merchant', width: 112 }),
  column.stacked(
    'limit',
    ({ limit }, { label }) => ({
      main: limit && <Amount value={limit.amount} />,
      small: limit && label('limit_period', limit.period),
    }),
    { title: 'card.limit', width: 128, align: 'end' },
  ),
  column.money('spendable', { narrow: 'end' }),
  column.time('createdAt', { title: 'card.createdAt', width: 104, sortable: true }),
]);

function useGroupChoices() {
  const { rows, search } = useChoices(listShareGroups, useCan(listShareGroups.permission) ? {} : null);
  return { options: rows.map(({ id, name, poolNo }) => ({ value: id, label: name, description: poolNo })), search };
}

export const shareCardFilters = filtersOf(listShareCards, 'shareCard', (filter) => [
  filter.from('poolId', useGroupChoices, { title: 'shareCard.pool' }),
  filter.codes('state', 'card_state', { title: 'card.state' }),
  filter.from('merchantId', useMerchantChoices, { title: 'card.merchant' }),
  filter.codes('currency', 'currency', { title: 'card.currency' }),
]);
