import { type CardState, blockSources, cardStates, countCards, expiryStates, schemes } from '@console/contracts/cards';
import {
  useDicts,
  useRecord,
  type Filter,
  type List,
  type ListTab,
  useCodeOptions,
  useCurrencies,
} from '@console/screens';
import { useSees } from '@console/session';
import { useTranslation } from 'react-i18next';
import { useBinFilter } from '../common/use-bin-filter';
import { useChannelChoices } from '../common/channel-choices';
import { useHolderFilterChoices } from '../common/holder-choices';
import { useMerchantFilter } from '../common/use-merchant-filter';
import { usePoolChoices } from '../common/pool-choices';
import { cardDicts } from './card-dicts';

/** Filters in the address of the list, in addition to page, size, sort order and keyword. */
export const filterKinds = {
  state: 'list',
  created: 'days',
  merchantId: 'list',
  cardholderId: 'list',
  poolId: 'list',
  channelId: 'list',
  binId: 'list',
  currency: 'list',
  scheme: 'list',
  blockSource: 'list',
  expiryState: 'list',
} as const;

/** Filters of the list. Their options are requested on demand, because most visits never open the filters. */
export function useCardFilters(list: Pick<List<unknown>, 'needsChoices'>): Filter[] {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const currencies = useCurrencies();
  const schemeOptions = useCodeOptions(schemes, 'card_scheme');
  const seesExpiry = useSees('CARD_EXPIRY');
  const merchant = useMerchantFilter(list);
  const holders = useHolderFilterChoices(list.needsChoices('cardholderId'));
  const pools = usePoolChoices(list.needsChoices('poolId'));
  const channels = useChannelChoices(list.needsChoices('channelId'));
  const bin = useBinFilter(list);
  return [
    {
      name: 'state',
      label: t('card.state'),
      options: cardStates.map((value) => ({ value, label: label('card_state', value) })),
    },
    { name: 'created', label: t('card.createdAt'), options: 'days' },
    merchant,
    ...(holders ? [{ name: 'cardholderId', label: t('card.cardholder'), ...holders }] : []),
    ...(pools ? [{ name: 'poolId', label: t('card.pool'), ...pools }] : []),
    bin,
    { name: 'currency', label: t('card.currency'), options: currencies },
    {
      name: 'scheme',
      label: t('card.scheme'),
      options: schemeOptions,
    },
    {
      name: 'blockSource',
      label: t('card.blockSource'),
      options: blockSources.map((value) => ({ value, label: label('block_source', value) })),
    },
    ...(channels ? [{ name: 'channelId', label: t('card.channel'), ...channels }] : []),
    ...(seesExpiry
      ? [
          {
            name: 'expiryState',
            label: t('card.expiryState'),
            options: expiryStates.map((value) => ({ value, label: label('expiry_state', value) })),
          },
        ]
      : []),
  ];
}

/** States with a tab; the filter has all states. */
const viewed: CardState[] = [
  'ACTIVE',
  'FROZEN',
  'CREATING',
  'PENDING',
  'CANCEL_REVIEW',
  'EXPIRED',
  'FAILED',
  'CANCELLED',
];

/** Tabs with card counts, and a function that reloads the counts. */
export function useCardTabs(): { items: ListTab[]; total: number | undefined; recount: () => void } {
  const { t } = useTranslation();
  const { label } = useDicts(cardDicts);
  const { result, reload } = useRecord(countCards, {});
  const countOf = (state: CardState) =>
    result.data && (result.data.states.find((one) => one.state === state)?.count ?? 0);
  const states = viewed.map((state) => ({
    key: state,
    label: label('card_state', state),
    count: countOf(state),
    values: [state],
  }));
  const all = { key: 'all', label: t('cards.all'), count: result.data?.total, values: [] };
  return { items: [all, ...states], total: result.data?.total, recount: () => reload({ background: true }) };
}
