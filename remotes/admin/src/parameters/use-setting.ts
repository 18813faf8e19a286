import type { Parameter } from '@console/contracts/parameters';
import { useLocalText } from '@console/screens';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

const bytesPerMegabyte = 1024 * 1024;

/** Formats a value: numbers with digit grouping, booleans as yes or no, choices by their label. */
export function useSetting() {
  const { t, i18n } = useTranslation();
  const textOf = useLocalText();
  return useCallback(
    ({ type, choices, unit }: Pick<Parameter, 'type' | 'choices' | 'unit'>, value: string) => {
      if (type === 'BOOL') return t(value === 'true' ? 'parameter.yes' : 'parameter.no');
      if (type === 'CHOICE') {
        const label = choices.find((one) => one.value === value)?.label;
        return label ? textOf(label) : value;
      }
      const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
      return unit === 'BYTES' ? `${format.format(Number(value) / bytesPerMegabyte)} MB` : format.format(Number(value));
    },
    [t, textOf, i18n.language],
  );
}
