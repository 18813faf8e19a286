import { languageOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { useLocation } from '@console/remote-kit/router';
import { onboardingSessionAtom } from '@console/session';
import { Button } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../boot/boot-context';
import { useBrand } from '../boot/use-brand';
import { ArrivalNote } from '../frame/arrival-note';
import { RemoteSlot } from '../frame/remote-slot';
import { useArrival } from '../frame/use-arrival';
import { useDocumentTitle } from '../frame/use-document-title';
import { useShellServices } from '../frame/use-shell-services';
import { LanguageSwitch, ThemeSwitch } from '../preferences/switches';
import { NavigationBar } from '../progress/navigation-bar';
import { markDirty } from '../tabs/tab-marks';
import { usePageName } from '../tabs/use-tab-title';
import { Nowhere } from '../verification/nowhere';
import { TrustNote } from '../verification/trust-note';
import { leaveOnboarding } from './leave-onboarding';
import { BrandLogo } from '../frame/brand-logo';
import css from './onboarding-frame.module.css';

/** Layout of the onboarding flow: the company's brand, and no menus or tabs. */
export default function OnboardingFrame({ page }: { page: string }) {
  const { t } = useTranslation();
  const title = usePageName()(page);
  const main = useRef<HTMLElement>(null);
  useArrival(main, page);
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#main">
        {t('frame.skip')}
      </a>
      <Header />
      <div className={css.workspace}>
        <NavigationBar seen={page} />
        <TrustNote />
        <ArrivalNote seen={page} title={title} />
        <main ref={main} id="main" className={css.main} tabIndex={-1}>
          <Step page={page} title={title} />
        </main>
      </div>
    </div>
  );
}

function Header() {
  const { t } = useTranslation();
  const { isSandbox } = useBoot();
  const brand = useBrand();
  const session = useAtomValue(onboardingSessionAtom);
  return (
    <header className={css.header}>
      <BrandLogo className={css.logo} />
      <span className={css.company}>{brand.companyName[languageOf(currentLocale())]}</span>
      <span className={css.label}>{t('onboarding.label')}</span>
      {isSandbox && <span className={css.sandbox}>{t('frame.sandbox')}</span>}
      <div className={css.tools}>
        <LanguageSwitch />
        <ThemeSwitch />
        {session.at === 'in' && <Button onClick={() => void leaveOnboarding()}>{t('session.sign-out')}</Button>}
      </div>
    </header>
  );
}

/** Renders the page from the remote that owns it. A page without a live remote is shown as not found. */
function Step({ page, title }: { page: string; title: string }) {
  const { release } = useBoot();
  const { pathname, search, hash } = useLocation();
  const shell = useShellServices(nothingToClose);
  const remote = release.remotes.find(({ manifest }) => manifest.pages.some(({ name }) => name === page));
  // There are no tabs here, so the input of a page is lost when it is left; it must not block navigation afterwards.
  useEffect(() => () => markDirty(page, false), [page]);
  if (!remote) return <Nowhere />;
  const location = { pathname, search, hash };
  return (
    <>
      <Title text={title} />
      <RemoteSlot
        key={remote.base}
        remote={remote}
        views={[{ key: page, page, location, active: true }]}
        shell={shell}
      />
    </>
  );
}

const nothingToClose = (): void => undefined;

function Title({ text }: { text: string }) {
  useDocumentTitle(text);
  return null;
}
