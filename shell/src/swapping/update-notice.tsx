import { languageOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { Icon } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetUpdate, updateAtom } from './update.atom';
import css from './update-notice.module.css';

const shownMs = 60_000;

/** Shows that a part of the console was updated without loss of input; disappears automatically. */
export function UpdateNotice() {
  const { t } = useTranslation();
  const remote = useAtomValue(updateAtom);
  useEffect(() => {
    if (!remote) return;
    const timer = setTimeout(forgetUpdate, shownMs);
    return () => clearTimeout(timer);
  }, [remote]);
  const name = remote?.manifest.pages[0]?.title[languageOf(currentLocale())] ?? remote?.remote;
  return (
    <output className={css.place}>
      {remote && (
        <span className={css.notice}>
          <Icon name="refresh" />
          <span className={css.text}>
            <strong>{t('update.done', { name, version: remote.version })}</strong> · {t('update.intact')}
          </span>
          <button type="button" className={css.close} aria-label={t('update.close')} onClick={forgetUpdate}>
            <Icon name="close" />
          </button>
        </span>
      )}
    </output>
  );
}
