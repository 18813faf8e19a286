import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What a call does, in words; the path of a call that has none yet. */
export function useActionWords(): (action: string) => string {
  const { t } = useTranslation();
  return useCallback((action) => t(`audit.action.${action}`, { defaultValue: action }), [t]);
}

/** What kind of thing a deed was done to. */
export function useObjectWords(): (objectType: string) => string {
  const { t } = useTranslation();
  return useCallback((type) => t(`audit.object.${type}`, { defaultValue: type }), [t]);
}
