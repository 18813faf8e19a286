import { listMerchantOptions } from '@console/contracts/accounts';
import { useLocalText, useOptions } from '@console/screens';
import { Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import css from './overview.module.css';
import type { Purchases } from './use-purchases';

/** Filter for one merchant; hidden from users with a single merchant. */
export function MerchantChoice({ purchases: { merchantId, chooseMerchant } }: { purchases: Purchases }) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const { rows: merchants, search } = useOptions(listMerchantOptions, {}, [merchantId]);
  if (merchants.length < 2) return null;
  return (
    <span className={css.merchant}>
      <Select
        size="small"
        search
        onTyped={search}
        clearable
        label={t('purchases.merchant')}
        placeholder={t('purchases.allMerchants')}
        value={merchantId}
        options={merchants.map(({ id, name, merchantNo }) => ({
          value: id,
          label: textOf(name),
          description: merchantNo,
        }))}
        onChange={chooseMerchant}
      />
    </span>
  );
}
