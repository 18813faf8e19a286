import { call } from '@console/api';
import { languageOf, queryCopyright } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { TextLink } from '@console/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../sign-in/sign-in.module.css';
import { useGo } from './use-go';

/** The company's notice, which is not worth a message if it cannot be had, and what everybody may read. */
export function Copyright() {
  const { t } = useTranslation();
  const go = useGo();
  const [labels, setText] = useState<{ en_US: string; zh_CN: string } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    call(queryCopyright, { website: location.origin }, { signal: stop.signal, background: true }).then(
      ({ copyright }) => setText(copyright),
      () => undefined,
    );
    return () => stop.abort();
  }, []);
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
