import { maskSign } from '@console/contracts';
import { useTranslation } from 'react-i18next';

/**
 * Returns the properties of a required field from its stored value. A user from whom contacts are hidden gets a mask: the
 * form does not contain the value, the empty input shows the mask, and the stored value stays.
 */
export function useHiddenContact() {
  const { t } = useTranslation();
  return (stored = '') =>
    stored.includes(maskSign)
      ? { disabled: true, required: false, placeholder: stored, hint: t('kit.contact-hidden') }
      : { required: true };
}
