import { Amount, TextButton, useIsNarrow } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Number of totals that fit beside the pager in one line; on a phone they have a separate line. */
const seenMax = 4;
const narrowMax = 1;

interface ListTotalsProps {
  label: string;
  values: { amount: string; currency: string }[];
}

/** Totals of a list, one for each currency; those that do not fit are shown on demand. */
export function ListTotals({ label, values }: ListTotalsProps) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const most = useIsNarrow() ? narrowMax : seenMax;
  if (values.length === 0) return null;
  // A button for a single hidden total would need as much room as the total itself.
  const seen = showsAll || values.length <= most + 1 ? values : values.slice(0, most);
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
