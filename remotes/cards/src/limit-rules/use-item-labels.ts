import { type Currency, moneyOf, toMinor } from '@console/contracts';
import {
  type LimitItemDraft,
  type LimitTxnKind,
  limitTxnKinds,
  mccsOf,
  measuresAmount,
  measuresCount,
  shopsOf,
} from '@console/contracts/cards';
import { formatCount, formatList, formatMoney } from '@console/i18n';
import { useCountries, useDicts } from '@console/screens';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { limitDicts } from './limit-dicts';

/** Maximum of names in a row of the list; longer lists are shown as a count. */
const namedMax = 3;

/** Transaction types that differ from the default of the limit kind; empty for the default. */
function usesOf({ kind, txnKinds }: LimitItemDraft): readonly LimitTxnKind[] {
  const usual: LimitTxnKind[] = kind === 'BLOCK' ? [...limitTxnKinds] : ['PURCHASE', 'WITHDRAWAL'];
  const isUsual = usual.length === txnKinds.length && usual.every((one) => txnKinds.includes(one));
  return isUsual ? [] : txnKinds;
}

/** Texts for a limit: its maximum and its conditions. */
export function useItemLabels() {
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
          ? [
              t(kind === 'DECLINE_STREAK' ? 'limit.declines' : 'limit.purchases', {
                count: maxCount ?? 0,
                number: formatCount(maxCount ?? 0),
              }),
            ]
          : []),
      ];
      return [...parts, ...(period ? [label('limit_period', period)] : [])].join(' · ');
    },
    [t, label],
  );

  const narrowed = useCallback(
    (item: LimitItemDraft, { isWhole = false } = {}): string[] => {
      const { mccMode, mccs, countryMode, countries, shopMode, shops, region, presence, firstDays } = item;
      const categories = mccsOf(mccs).map((code) => label('merchant_category', code));
      const namesOf = (names: string[], key: string) =>
        names.length > namedMax && !isWhole ? t(key, { count: names.length }) : formatList(names);
      const kinds = namesOf(categories, 'limit.categoryCount');
      const places = namesOf(countries.map(nameOf), 'limit.countryCount');
      const names = namesOf(shopsOf(shops), 'limit.shopCount');
      return [
        ...usesOf(item).map((kind) => label('limit_txn_kind', kind)),
        ...(mccMode === 'ANY' ? [] : [t(`limit.match.${mccMode}`, { names: kinds })]),
        ...(countryMode === 'ANY' ? [] : [t(`limit.match.${countryMode}`, { names: places })]),
        ...(shopMode === 'ANY' ? [] : [t(`limit.match.${shopMode}`, { names })]),
        ...(region === 'ANY' ? [] : [label('limit_region', region)]),
        ...(presence === 'ANY' ? [] : [label('limit_presence', presence)]),
        ...(firstDays === undefined ? [] : [t('limit.firstDaysOf', { count: firstDays })]),
      ];
    },
    [t, label, nameOf],
  );
  return useMemo(() => ({ measured, narrowed }), [measured, narrowed]);
}
