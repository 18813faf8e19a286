import { type Currency, moneyOf, toMinor } from '@console/contracts';
import { type LimitItemDraft, mccsOf, measuresAmount, measuresCount } from '@console/contracts/cards';
import { formatCount, formatList, formatMoney } from '@console/i18n';
import { useDicts } from '@console/screens';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountries } from '../common/use-countries';
import { limitDicts } from './limit-dicts';

/** So many names are told one by one; of longer lists only how many. */
const namedMax = 3;

/** What an item says, in words: how much, and at which shops. */
export function useItemWords() {
  const { t } = useTranslation();
  const { label } = useDicts(limitDicts);
  const { nameOf } = useCountries();

  const measured = useCallback(
    ({ kind, period, maxAmount, maxCount }: LimitItemDraft, currency: Currency | null): string => {
      if (kind === 'BLOCK') return label('limit_kind', kind);
      const minor = maxAmount === undefined || currency === null ? null : toMinor(maxAmount, currency);
      const amount = minor === null || currency === null ? '' : formatMoney(moneyOf(minor, currency));
      const parts = [
        ...(measuresAmount(kind) ? [amount] : []),
        ...(measuresCount(kind)
          ? [t('limit.purchases', { count: maxCount ?? 0, number: formatCount(maxCount ?? 0) })]
          : []),
      ];
      return [...parts, ...(period ? [label('limit_period', period)] : [])].join(' · ');
    },
    [t, label],
  );

  const narrowed = useCallback(
    ({ mccMode, mccs, countryMode, countries, firstDays }: LimitItemDraft): string[] => {
      const categories = mccsOf(mccs).map((code) => label('merchant_category', code));
      const namesOf = (names: string[], key: string) =>
        names.length > namedMax ? t(key, { count: names.length }) : formatList(names);
      const shops = namesOf(categories, 'limit.categoryCount');
      const places = namesOf(countries.map(nameOf), 'limit.countryCount');
      return [
        ...(mccMode === 'ANY' ? [] : [t(`limit.match.${mccMode}`, { names: shops })]),
        ...(countryMode === 'ANY' ? [] : [t(`limit.match.${countryMode}`, { names: places })]),
        ...(firstDays === undefined ? [] : [t('limit.firstDaysOf', { count: firstDays })]),
      ];
    },
    [t, label, nameOf],
  );
  return { measured, narrowed };
}
