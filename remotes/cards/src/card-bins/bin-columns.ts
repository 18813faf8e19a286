import { type CardBin, listCardBins } from '@console/contracts/cards';
import { formatList } from '@console/i18n';
import { columnsOf, filtersOf } from '@console/screens';
import { useChannelChoices } from '../common/channel-choices';
import { binDicts } from './bin-dicts';
import { shareOf } from './bin-rate.rules';
import { binStatusOf } from './bin-state';

export const useBinColumns = columnsOf<CardBin>({ ns: 'bin', dicts: binDicts }, (column) => [
  column.text('bin', ({ bin, currency }, { isNarrow }) => (isNarrow ? `${bin} ${currency}` : bin), {
    title: 'card.bin',
    width: 100,
    sortable: true,
    give: 'never',
    narrow: 'first',
  }),
  column.text('product', ({ productName }, { textOf }) => textOf(productName), {
    title: 'card.product',
    width: 136,
    give: 'last',
    narrow: 'second',
  }),
  column.reference('channel', { title: 'card.channel', width: 108 }),
  column.code('scheme', 'card_scheme', { title: 'card.scheme', width: 104 }),
  column.code('region', 'bin_region', { width: 80 }),
  column.text('currency', ({ currency }) => currency, { title: 'card.currency', width: 92 }),
  // Saved views and exports refer to this key.
  column.text('type', ({ cardType }, { label }) => label('bin_card_type', cardType), {
    title: 'bin.cardType',
    width: 112,
  }),
  column.text(
    'scenarios',
    ({ scenarios }, { label }) => formatList(scenarios.map((one) => label('business_scenario', one))),
    { width: 110 },
  ),
  column.status('status', ({ status }, { label }) => binStatusOf({ status, label }), {
    title: 'card.state',
    width: 136,
  }),
  column.count('issued', { width: 68, narrow: 'end' }),
  column.own('success', ({ purchases, declined }) => shareOf(purchases - declined, purchases), {
    width: 80,
    align: 'end',
  }),
  column.own('decline', ({ purchases, declined }) => shareOf(declined, purchases), { width: 84, align: 'end' }),
]);

const useBinChannels = () => useChannelChoices() ?? { options: [] };

export const binFilters = filtersOf(listCardBins, 'bin', (filter) => [
  filter.codes('status', 'bin_status', { title: 'card.state' }),
  filter.codes('scheme', 'card_scheme', { title: 'card.scheme' }),
  filter.codes('region', 'bin_region'),
  filter.codes('currency', 'currency', { title: 'card.currency' }),
  filter.codes('cardType', 'bin_card_type'),
  filter.codes('usageType', 'usage_type', { title: 'card.usage' }),
  filter.codes('scenario', 'business_scenario', { title: 'bin.scenarios' }),
  filter.codes('platform', 'bin_platform', { title: 'bin.platforms' }),
  filter.from('channelId', useBinChannels, { title: 'card.channel' }),
]);
