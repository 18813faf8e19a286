import { currencies, type Currency } from '@console/contracts';
import { listAccountOptions, listMerchantOptions } from '@console/contracts/cards';
import { formatMoney } from '@console/i18n';
import { useLocalText, useOptions, useRecord } from '@console/screens';
import { useTranslation } from 'react-i18next';

/** Merchants that a pool can be created for. */
export function useActiveMerchants(chosen: string | undefined) {
  const textOf = useLocalText();
  const { rows, search } = useOptions(listMerchantOptions, {}, [chosen]);
  const options = rows
    .filter(({ status }) => status === 'ACTIVE')
    .map(({ id, name, merchantNo }) => ({ value: id, label: textOf(name), description: merchantNo }));
  return { options, onTyped: search };
}

/** Accounts of a merchant that can pay for a pool, and the currencies that they have. */
export function useAccountChoices(merchantId: string | undefined) {
  const { t } = useTranslation();
  const accounts = useRecord(listAccountOptions, merchantId === undefined ? null : { merchantId });
  const list = accounts.result.data?.list ?? [];
  return {
    currencies: currencies.filter((one) => list.some(({ currency }) => currency === one)),
    accountsIn: (wanted: Currency | undefined) =>
      list
        .filter(({ currency }) => currency === wanted)
        .map(({ id, currency, available }) => ({
          value: id,
          label: t('card.form.available', { currency, amount: formatMoney(available) }),
        })),
  };
}
