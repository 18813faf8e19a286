import type { IssuableBin, ShareCardDraft } from '@console/contracts/cards';
import { type Form, useLocalText } from '@console/screens';
import { Field, type FieldProps, Select } from '@console/ui/form';
import { useTranslation } from 'react-i18next';

interface PoolBinFieldProps {
  form: Pick<Form<Pick<ShareCardDraft, 'binId'>>, 'values' | 'set' | 'errorOf'>;
  currency: string;
  /** BINs that may issue cards of pools; the field offers only BINs in `currency`. */
  bins: readonly IssuableBin[];
  width?: FieldProps['width'];
}

/** BIN of new cards of a pool, in the currency of the pool. */
export function PoolBinField({ form, currency, bins, width }: PoolBinFieldProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  const usable = bins.filter((bin) => bin.currency === currency);
  return (
    <Field
      required
      width={width}
      label={t('card.bin')}
      error={form.errorOf('binId')}
      hint={usable.length === 0 ? t('pool.noBin', { currency }) : undefined}
    >
      <Select
        search
        value={form.values.binId}
        onChange={(binId) => form.set('binId', binId)}
        options={usable.map((bin) => ({
          value: bin.id,
          label: `${bin.bin} · ${bin.currency}`,
          description: textOf(bin.productName),
        }))}
      />
    </Field>
  );
}
