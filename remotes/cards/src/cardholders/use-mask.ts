import type { CardholderDetail } from '@console/contracts/cards';
import { useTranslation } from 'react-i18next';

type Masked = 'email' | 'phone' | 'birthday' | 'address' | 'postalCode';

/** A field whose value does not travel: its mask shows in the empty input, and what is not typed stays as it is. */
export function useMask(holder: CardholderDetail | null, name: Masked) {
  const { t } = useTranslation();
  const known = holder?.[name];
  if (!known) return { field: { required: true }, input: {} };
  const { masked, revealable } = known;
  const kept = masked === '' ? undefined : t('holder.form.kept');
  return {
    field: { required: false, hint: revealable ? kept : t('holder.form.hidden') },
    input: { placeholder: masked || undefined, disabled: !revealable },
  };
}
