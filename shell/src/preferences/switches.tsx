import { currentLocale, locales } from '@console/i18n';
import { Icon, IconButton, Menu } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import { chooseLocale, chooseTheme, themeAtom } from './preferences';

/** Language switch between English and 简体中文, each under its own name. */
export function LanguageSwitch({ withLabel = false }: { withLabel?: boolean }) {
  const { t } = useTranslation();
  const shown = locales.find(({ locale }) => locale === currentLocale());
  return (
    <Menu
      label={withLabel ? `${t('frame.language')}: ${shown?.label ?? ''}` : t('frame.language')}
      trigger={
        <>
          <Icon name="language" />
          {withLabel && <span>{shown?.label}</span>}
        </>
      }
      align="end"
      items={locales.map(({ locale, label }) => ({
        key: locale,
        label,
        checked: locale === shown?.locale,
        onSelect: () => void chooseLocale(locale),
      }))}
    />
  );
}

/** Switch between the light and the dark theme. */
export function ThemeSwitch() {
  const { t } = useTranslation();
  const theme = useAtomValue(themeAtom);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={other === 'dark' ? 'moon' : 'sun'}
      label={t(`frame.theme.${other}`)}
      onClick={() => chooseTheme(other)}
    />
  );
}
