import { maskSign } from '@console/contracts';
import { useTranslation } from 'react-i18next';

/**
 * Returns the properties of a required field, given its stored value. Users from whom contacts are hidden get a mask:
 * the form does not contain the value, the empty input shows the mask, and the stored value is not changed.
 */
export function useHiddenContact() {
  const { t } = useTranslation();
  return (stored = '') =>
    stored.includes(maskSign)
      ? { disabled: true, required: false, placeholder: stored, hint: t('kit.contact-hidden') }
      : { required: true };
}
