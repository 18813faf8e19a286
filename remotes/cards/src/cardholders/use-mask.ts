import type { CardholderDetail } from '@console/contracts/cards';
import { useTranslation } from 'react-i18next';

type Masked = 'email' | 'phone' | 'birthday' | 'address' | 'postalCode';

/** Props of a field that the server sends as a mask: the mask is the placeholder, and an empty input is not sent. */
export function useMask(holder: CardholderDetail | null, name: Masked) {
  const { t } = useTranslation();
  const record = holder?.[name];
  if (!record) return { field: { required: true }, input: {} };
  const { masked, revealable } = record;
  const stored = masked === '' ? undefined : t('holder.form.unchanged');
  return {
    field: { required: false, hint: revealable ? stored : t('holder.form.hidden') },
    input: { placeholder: masked || undefined, disabled: !revealable },
  };
}
