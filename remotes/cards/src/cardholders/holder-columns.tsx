import { type Cardholder, listCardholders } from '@console/contracts/cards';
import { formatCount } from '@console/i18n';
import { columnsOf, filtersOf, useCountries } from '@console/screens';
import { Badge } from '@console/ui';
import { useMerchantChoices } from '../common/merchant-choices';
import { holderDicts } from './holder-dicts';
import { holderHref } from './holder-pages';
import { KycBadge, statusOf } from './holder-state';

const sources = { ns: 'holder', dicts: holderDicts, useMore: useCountries };

export const useHolderColumns = columnsOf<Cardholder, ReturnType<typeof useCountries>>(sources, (column) => [
  column.link('name', {
    width: 196,
    sortable: true,
    href: ({ id }) => holderHref(id),
    after: ({ isDefault }, { t }) => isDefault && <Badge>{t('holder.default')}</Badge>,
  }),
  column.text('phone', ({ phone }) => phone.masked, { width: 164 }),
  column.text('email', ({ email }) => email.masked, { width: 164 }),
  column.reference('merchant', { title: 'card.merchant', width: 120, narrow: 'second' }),
  column.text('country', ({ country }, { nameOf }) => nameOf(country), { width: 112 }),
  column.own('kyc', (holder, { label }) => <KycBadge holder={holder} label={label} />, { width: 128 }),
  column.status('status', (holder, { label }) => statusOf(holder, label), { width: 112 }),
  // Saved views and exports refer to this key.
  column.own('cards', ({ liveCards }) => formatCount(liveCards), { width: 64, align: 'end' }),
  column.time('createdAt', { title: 'card.createdAt', sortable: true }),
]);

export const holderFilters = filtersOf(listCardholders, 'holder', (filter) => [
  filter.codes('status', 'holder_status'),
  filter.codes('kycStatus', 'kyc_status', { title: 'holder.kyc' }),
  filter.from('merchantId', useMerchantChoices, { title: 'card.merchant' }),
  filter.from('country', useCountries),
  filter.flag('sharesToWalletUser', 'holder.sharesOnly', { title: 'holder.shares' }),
]);
