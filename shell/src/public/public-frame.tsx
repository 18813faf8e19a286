import { languageOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../boot/boot-context';
import { useBrand } from '../boot/use-brand';
import { useDocumentTitle } from '../frame/use-document-title';
import { LanguageSwitch, ThemeSwitch } from '../preferences/switches';
import { BrandLogo } from '../frame/brand-logo';
import css from '../sign-in/sign-in.module.css';
import { Copyright } from './copyright';

interface PublicFrameProps {
  page: string;
  title: string;
  children: ReactNode;
}

/** Layout of the pages without sign-in: brand, one card, and the language and theme switches. */
export function PublicFrame({ page, title, children }: PublicFrameProps) {
  const { t } = useTranslation();
  const { isSandbox } = useBoot();
  const brand = useBrand();
  useDocumentTitle(title);
  return (
    <main className={css.page} data-page={page} data-remote={`shell@${__VERSION__}`}>
      <div className={css.corner}>
        <LanguageSwitch withLabel />
        <ThemeSwitch />
      </div>
      <div className={css.centre}>
        <BrandLogo className={css.logo} />
        <h1 className={css.title}>{title}</h1>
        <p className={css.label}>
          {brand.platformLabel[languageOf(currentLocale())]}
          {isSandbox && <span className={css.sandbox}>{t('frame.sandbox')}</span>}
        </p>
        {children}
      </div>
      <Copyright />
    </main>
  );
}
