import { codes, languageOf, messageOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { currentMarker } from '@console/session';
import { Button } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from '@console/remote-kit/router';
import { useDocumentTitle } from '../frame/use-document-title';
import { failedAddress, type ErrorPageName } from '../navigation/decide';
import css from './error-page.module.css';

const labels = { 'error-401': '401', '401': '401', 'error-403': '403', 'error-404': '404' } as const;

/** Page for unauthorized, forbidden or unknown addresses, and for pages that failed to load. */
export function ErrorPage({ page }: { page: ErrorPageName }) {
  const failed = failedAddress(useLocation().search);
  return (
    <main className={css.page} data-page={page} data-remote={`shell@${__VERSION__}`}>
      {failed === null ? <ErrorTexts status={labels[page]} /> : <FailedTexts address={failed} />}
    </main>
  );
}

/** Texts for a page of the shell that could not be loaded, without mentioning permissions. */
function FailedTexts({ address }: { address: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = t('error.failed.title');
  useDocumentTitle(title);
  return (
    <>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{t('error.failed.text')}</p>
      <div className={css.actions}>
        <Button variant="primary" onClick={() => void navigate(address, { replace: true })}>
          {t('error.failed.retry')}
        </Button>
        <Button onClick={() => void navigate(homeAddress())}>{t('error.home')}</Button>
      </div>
    </>
  );
}

/** Page not found, within the console: the menu stays visible. */
export function NotFound() {
  return (
    <div className={css.inside} data-page="page-not-found" data-remote={`shell@${__VERSION__}`}>
      <ErrorTexts status="404" />
    </div>
  );
}

function ErrorTexts({ status }: { status: '401' | '403' | '404' }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const title = t(`error.${status}.title`);
  useDocumentTitle(title);
  const text = status === '403' ? blockedText() : t(`error.${status}.text`);
  return (
    <>
      <p className={css.status}>{status}</p>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      <div className={css.actions}>
        <Button variant="primary" onClick={() => void navigate(homeAddress())}>
          {t('error.home')}
        </Button>
        <Button onClick={() => (hasPast() ? void navigate(-1) : void navigate('/'))}>{t('error.back')}</Button>
      </div>
    </>
  );
}

const homeAddress = () => (currentMarker() === 'vcc' ? '/' : '/onboardingStart');

const blockedText = () => messageOf(codes.countryBlocked, languageOf(currentLocale()));

/** False if the visit began with this error page, so that there is no page to go back to. */
const hasPast = (): boolean => ('navigation' in window ? window.navigation.canGoBack : history.length > 1);
