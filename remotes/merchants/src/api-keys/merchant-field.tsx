import { listMerchantOptions } from '@console/contracts/merchants';
import { useLocalText, useOptions } from '@console/screens';
import { useMay } from '@console/session';
import { Field, Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';

const all = 'ALL';

interface MerchantFieldProps {
  value: string | null;
  onChange: (merchantId: string | null) => void;
  error: string | undefined;
  /** The merchant that cannot be changed, where there is one. */
  fixed: { id: string; name: string } | null;
  isDisabled: boolean;
}

/** Whether a key reaches all merchants of its owner or one. It is chosen once, when the key is created. */
export function MerchantField({ value, onChange, error, fixed, isDisabled }: MerchantFieldProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const seesMerchants = useMay(listMerchantOptions);
  const { rows, search } = useOptions(listMerchantOptions, seesMerchants && !isDisabled ? {} : null, [
    value ?? undefined,
  ]);
  const merchants = rows.map(({ id, name, merchantNo }) => ({
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
        value={value ?? all}
        options={[{ value: all, label: t('apiKey.allMerchants') }, ...named, ...merchants]}
        onChange={(chosen) => onChange(chosen === undefined || chosen === all ? null : chosen)}
      />
    </Field>
  );
}
