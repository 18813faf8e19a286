import { call } from '@console/api';
import { languageOf, queryCopyright, type I18nText } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { sessionAtom } from '@console/session';
import { TextLink } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../sign-in/sign-in.module.css';
import { useGo } from './use-go';

/** Copyright notice and public links. A notice that cannot be loaded is omitted without an error. */
export function Copyright() {
  const { t } = useTranslation();
  const go = useGo();
  const session = useAtomValue(sessionAtom);
  const [ofAddress, setText] = useState<I18nText | null>(null);
  const own = session.at === 'in' ? session.user.brand?.copyright : undefined;
  const labels = own ?? ofAddress;
  const isOwn = own !== undefined;
  useEffect(() => {
    if (isOwn) return;
    const stop = new AbortController();
    call(queryCopyright, { website: location.origin }, { signal: stop.signal, background: true }).then(
      ({ copyright }) => setText(copyright),
      () => undefined,
    );
    return () => stop.abort();
  }, [isOwn]);
  return (
    <footer className={css.copyright}>
      <span>{labels?.[languageOf(currentLocale())]}</span>
      <TextLink href="/privacyPolicy" onNavigate={go}>
        {t('agreement.privacy.short')}
      </TextLink>
      <TextLink href="/masterServiceAgreement" onNavigate={go}>
        {t('agreement.service.short')}
      </TextLink>
    </footer>
  );
}
