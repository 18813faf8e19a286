import type { Cardholder } from '@console/contracts/cards';
import { formatCount } from '@console/i18n';
import { columnsOf } from '@console/screens';
import { Badge } from '@console/ui';
import { useCountries } from '../common/use-countries';
import { holderDicts } from './holder-dicts';
import { holderHref } from './holder-pages';
import { KycBadge, statusOf } from './holder-state';

const sources = { ns: 'holder', dicts: holderDicts, useMore: useCountries };

/** Columns of the list. Names of columns that can be sorted are the contract's. */
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
  column.own('cards', ({ liveCards }) => formatCount(liveCards), { width: 64, align: 'end' }),
  column.time('createdAt', { title: 'card.createdAt', sortable: true }),
]);
