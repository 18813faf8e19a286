import { type LimitRule, limitSubjects, listBinOptions, listLimitRules } from '@console/contracts/cards';
import { formatCount, formatList } from '@console/i18n';
import { columnsOf, filtersOf, useLocalText, useRecord } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { useMerchantChoices } from '../common/merchant-choices';
import { limitDicts } from './limit-dicts';
import { limitModeOf } from './limit-state';
import { useItemLabels } from './use-item-labels';
import { useLimitScope } from './use-limit-scope';

type Translate = ReturnType<typeof useTranslation>['t'];
type Labels = ReturnType<typeof useItemLabels>;

const sources = { ns: 'limit', dicts: limitDicts, useMore: useItemLabels };

const firstOf = ({ items: [item], currency }: LimitRule, { measured }: Labels) =>
  item ? measured(item, currency) : '';

const restOf = ({ items: [item, ...others] }: LimitRule, { narrowed, t }: Labels & { t: Translate }) =>
  others.length > 0 ? t('limit.more', { count: others.length }) : item ? narrowed(item).join(' · ') : '';

/** BINs and currency that a rule applies to. */
export const binsText = ({ bins, currency }: LimitRule, t: Translate): string =>
  [bins.length === 0 ? t('limit.everyBin') : formatList(bins.map(({ bin }) => bin)), currency]
    .filter(Boolean)
    .join(' · ');

export const useLimitColumns = columnsOf<LimitRule, Labels>(sources, (column) => [
  column.own('priority', ({ priority }) => priority, { width: 96, align: 'end', sortable: true }),
  column.stacked(
    'name',
    (rule, tools) => ({
      main: tools.textOf(rule.name),
      small: tools.isNarrow ? firstOf(rule, tools) : binsText(rule, tools.t),
    }),
    { give: 'last', narrow: 'first' },
  ),
  column.stacked('items', (rule, tools) => ({ main: firstOf(rule, tools), small: restOf(rule, tools) }), {
    width: 232,
  }),
  column.text('countedBy', ({ scope, countedBy }, { t }) => t(`limit.subject.${scope}.${countedBy}`), { width: 168 }),
  column.text(
    'merchants',
    ({ merchants }, { t }) =>
      merchants === null ? t('limit.everyMerchant') : t('limit.merchantCount', { count: merchants.length }),
    { width: 136 },
  ),
  column.status('mode', ({ mode }, { label }) => limitModeOf({ mode, label }), { title: 'card.state', width: 120 }),
  column.own('hits', ({ hits }) => formatCount(hits.purchases), { width: 104, align: 'end' }),
  column.time('updatedAt', { width: 112, sortable: true }),
]);

function useSubjects() {
  const { t } = useTranslation();
  const { scope } = useLimitScope();
  return { options: limitSubjects.map((value) => ({ value, label: t(`limit.subject.${scope}.${value}`) })) };
}

function useBinChoices() {
  const textOf = useLocalText();
  const bins = useRecord(listBinOptions, {}).result.data?.list ?? [];
  return {
    options: bins.map(({ id, bin, productName }) => ({ value: id, label: bin, description: textOf(productName) })),
  };
}

export const limitFilters = filtersOf(listLimitRules, 'limit', (filter) => [
  filter.codes('mode', 'limit_mode', { title: 'card.state' }),
  filter.from('countedBy', useSubjects),
  filter.from('merchantId', useMerchantChoices, { title: 'card.merchant' }),
  filter.from('binId', useBinChoices, { title: 'card.bin' }),
  filter.codes('currency', 'currency', { title: 'card.currency' }),
]);
