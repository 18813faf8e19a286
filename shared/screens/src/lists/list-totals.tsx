import { Amount, TextButton } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** So many stand beside the pager in one line. */
const seenMax = 4;

interface ListTotalsProps {
  label: string;
  values: { amount: string; currency: string }[];
}

/** Totals of a list, one for each currency; more than fit are shown on demand. */
export function ListTotals({ label, values }: ListTotalsProps) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  if (values.length === 0) return null;
  // A button for a single one takes as much room as the one.
  const seen = showsAll || values.length <= seenMax + 1 ? values : values.slice(0, seenMax);
  const rest = values.length - seen.length;
  return (
    <>
      {label}
      {seen.map((value) => (
        <Amount key={value.currency} value={value} />
      ))}
      {rest > 0 && <TextButton onClick={() => setShowsAll(true)}>{t('kit.moreTotals', { count: rest })}</TextButton>}
    </>
  );
}
