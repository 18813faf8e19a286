import { call } from '@console/api';
import { endSession, languageOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { endSessionHere, type User } from '@console/session';
import { Avatar, Menu } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../boot/boot-context';
import { LanguageSwitch, ThemeSwitch } from '../preferences/switches';
import css from './frame.module.css';

/** Whose console this is, and what is the user's own: language, theme, sign-out. */
export function Header({ user }: { user: User }) {
  const { t } = useTranslation();
  const { brand, isSandbox } = useBoot();
  const language = languageOf(currentLocale());
  return (
    <header className={css.header}>
      <img className={css.logo} src={brand.logo} alt="" />
      <span className={css.company}>{brand.companyName[language]}</span>
      <span className={css.label}>{brand.platformLabel[language]}</span>
      {isSandbox && <span className={css.sandbox}>{t('frame.sandbox')}</span>}
      <span className={css.space} />
      <LanguageSwitch />
      <ThemeSwitch />
      <Menu
        label={user.nickname}
        trigger={
          <span className={css.user}>
            <Avatar name={user.nickname} />
            <span className={css.nickname}>{user.nickname}</span>
          </span>
        }
        align="end"
        items={[{ key: 'sign-out', label: t('session.sign-out'), icon: 'logout', onSelect: () => void signOut() }]}
      />
    </header>
  );
}

/** The server forgets the token first; if it cannot be reached, the page forgets it all the same. */
async function signOut(): Promise<void> {
  await call(endSession, {}).catch(() => undefined);
  endSessionHere('left');
}
