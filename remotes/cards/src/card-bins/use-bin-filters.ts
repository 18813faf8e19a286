import { currencies } from '@console/contracts';
import {
  binCardTypes,
  binPlatforms,
  binRegions,
  binStatuses,
  businessScenarios,
  listBinChoices,
  schemes,
  usageTypes,
} from '@console/contracts/cards';
import { type Filter, useDicts, useLocalText, useRecord, type View } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { binDicts } from './bin-dicts';

/** What the address of the list may say beside page, size, order and keyword. */
export const filterKinds = {
  status: 'list',
  scheme: 'list',
  region: 'list',
  currency: 'list',
  cardType: 'list',
  usageType: 'list',
  scenario: 'list',
  platform: 'list',
  channelId: 'list',
} as const;

export function useBinFilters(): Filter[] {
  const { t } = useTranslation();
  const { label } = useDicts(binDicts);
  const textOf = useLocalText();
  const channels = useRecord(listBinChoices, {}).result.data?.channels ?? [];
  const choices = (name: string, title: string, dict: string, values: readonly string[]): Filter => ({
    name,
    label: title,
    options: values.map((value) => ({ value, label: label(dict, value) })),
  });
  return [
    choices('status', t('card.state'), 'bin_status', binStatuses),
    choices('scheme', t('card.scheme'), 'card_scheme', schemes),
    choices('region', t('bin.region'), 'bin_region', binRegions),
    { name: 'currency', label: t('card.currency'), options: currencies.map((value) => ({ value, label: value })) },
    choices('cardType', t('bin.cardType'), 'bin_card_type', binCardTypes),
    choices('usageType', t('card.usage'), 'usage_type', usageTypes),
    choices('scenario', t('bin.scenarios'), 'business_scenario', businessScenarios),
    choices('platform', t('bin.platforms'), 'bin_platform', binPlatforms),
    {
      name: 'channelId',
      label: t('card.channel'),
      options: channels.map(({ id, name, code }) => ({ value: id, label: textOf(name), description: code })),
    },
  ];
}

export function useBinViews(): View[] {
  const { t } = useTranslation();
  const { label } = useDicts(binDicts);
  return [
    { key: 'all', label: t('bins.all'), values: [] },
    ...binStatuses.map((status) => ({ key: status, label: label('bin_status', status), values: [status] })),
  ];
}
