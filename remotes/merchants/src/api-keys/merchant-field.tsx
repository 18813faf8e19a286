import { listMerchantOptions } from '@console/contracts/merchants';
import { useLocalText, useOptions } from '@console/screens';
import { useMay } from '@console/session';
import { Field, Select } from '@console/ui/form';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

const all = 'ALL';

interface MerchantFieldProps {
  value: string | null;
  onChange: (merchantId: string | null) => void;
  error: string | undefined;
  /** Fixed merchant; null if the merchant can be selected. */
  fixed: { id: string; name: string } | null;
  isDisabled: boolean;
  /** True if the user can create keys for all merchants; undefined while loading. */
  offersAll: boolean | undefined;
  /** Called if there is only one choice. */
  onOnly: (merchantId: string) => void;
}

/**
 * Choice between all merchants of the owner and one merchant, only for new keys. A user's only merchant is
 * preselected.
 */
export function MerchantField({ value, onChange, error, fixed, isDisabled, offersAll, onOnly }: MerchantFieldProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const seesMerchants = useMay(listMerchantOptions);
  const { rows, search, isWhole } = useOptions(listMerchantOptions, seesMerchants && !isDisabled ? {} : null, [
    value ?? undefined,
  ]);
  const open = rows.filter(({ status }) => status !== 'CLOSED');
  const only = offersAll === false && isWhole && open.length === 1 ? open[0]?.id : undefined;
  const choose = useEffectEvent(onOnly);
  useEffect(() => {
    if (only !== undefined) choose(only);
  }, [only]);
  const merchants = open.map(({ id, name, merchantNo }) => ({
    value: id,
    label: textOf(name),
    description: merchantNo,
  }));
  const named =
    fixed && !merchants.some((one) => one.value === fixed.id) ? [{ value: fixed.id, label: fixed.name }] : [];
  return (
    <Field required label={t('apiKey.merchant')} error={error} hint={t('apiKey.form.merchantHint')}>
      <Select
        search
        onTyped={search}
        disabled={isDisabled}
        value={value ?? (offersAll ? all : undefined)}
        options={[...(offersAll ? [{ value: all, label: t('apiKey.allMerchants') }] : []), ...named, ...merchants]}
        onChange={(chosen) => onChange(chosen === undefined || chosen === all ? null : chosen)}
      />
    </Field>
  );
}
