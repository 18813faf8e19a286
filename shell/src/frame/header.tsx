import { languageOf, type PageName } from '@console/contracts';
import { currentLocale, locales } from '@console/i18n';
import { useNavigate } from '@console/remote-kit/router';
import { grantsAtom, type User } from '@console/session';
import { Avatar, IconButton, Menu, useIsNarrow } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../boot/boot-context';
import { useBrand } from '../boot/use-brand';
import { JobsPart } from '../jobs/jobs-part';
import { NotificationsPart } from '../notifications/notifications-part';
import { showOverlay } from '../palette/overlay.atom';
import { SearchField } from '../palette/search-field';
import { chooseLocale, chooseTheme, themeAtom } from '../preferences/preferences';
import { LanguageSwitch, ThemeSwitch } from '../preferences/switches';
import { BrandLogo } from './brand-logo';
import css from './frame.module.css';
import { askSignOut } from './sign-out';

const profilePage: PageName = 'settings-profile';

/** Header with brand, search, and the user's language, theme and sign-out. */
export function Header({ user }: { user: User }) {
  const { t } = useTranslation();
  const { isSandbox } = useBoot();
  const brand = useBrand();
  const isNarrow = useIsNarrow();
  const language = languageOf(currentLocale());
  return (
    <header className={css.header}>
      <div className={css.identity}>
        <BrandLogo className={css.logo} />
        <span className={css.company}>{brand.companyName[language]}</span>
        <span className={css.label}>{brand.platformLabel[language]}</span>
        {isSandbox && <span className={css.sandbox}>{t('frame.sandbox')}</span>}
      </div>
      {!isNarrow && <SearchField />}
      <div className={css.tools}>
        <JobsPart />
        <NotificationsPart />
        {!isNarrow && <IconButton icon="help" label={t('help.open')} onClick={() => showOverlay('shortcuts')} />}
        {isNarrow ? (
          <IconButton icon="search" label={t('palette.open')} onClick={() => showOverlay('palette')} />
        ) : (
          <>
            <LanguageSwitch />
            <ThemeSwitch />
          </>
        )}
        <UserMenu user={user} isNarrow={isNarrow} />
      </div>
    </header>
  );
}

function UserMenu({ user, isNarrow }: { user: User; isNarrow: boolean }) {
  const { t } = useTranslation();
  const preferences = usePreferenceItems();
  const help = {
    key: 'help',
    label: t('help.open'),
    icon: 'help' as const,
    onSelect: () => showOverlay('shortcuts'),
  };
  const navigate = useNavigate();
  const { pages } = useAtomValue(grantsAtom);
  const profile = pages.has(profilePage)
    ? [
        {
          key: 'profile',
          label: t('profile.open'),
          icon: 'sliders' as const,
          onSelect: () => void navigate(`/main/${profilePage}`),
        },
      ]
    : [];
  return (
    <Menu
      label={user.nickname}
      trigger={
        <span className={css.user}>
          <Avatar name={user.nickname} picture={user.picture ?? null} />
          {!isNarrow && <span className={css.nickname}>{user.nickname}</span>}
        </span>
      }
      align="end"
      items={[
        ...profile,
        ...(isNarrow ? [help, ...preferences] : []),
        {
          key: 'sign-out',
          label: t('session.sign-out'),
          icon: 'logout',
          startsGroup: isNarrow || profile.length > 0,
          onSelect: askSignOut,
        },
      ]}
    />
  );
}

/** A narrow window has no room for the switches, so the user menu contains their actions. */
function usePreferenceItems() {
  const { t } = useTranslation();
  const theme = useAtomValue(themeAtom);
  const other = theme === 'dark' ? 'light' : 'dark';
  return [
    ...locales.map(({ locale, label }) => ({
      key: locale,
      label,
      checked: locale === currentLocale(),
      onSelect: () => void chooseLocale(locale),
    })),
    {
      key: 'theme',
      label: t(`frame.theme.${other}`),
      icon: other === 'dark' ? ('moon' as const) : ('sun' as const),
      startsGroup: true,
      onSelect: () => chooseTheme(other),
    },
  ];
}
