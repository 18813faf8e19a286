import { call } from '@console/api';
import { endDevRemote } from '@console/contracts/release';
import { Icon } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import css from './dev-banner.module.css';
import { devRemotesAtom, showDevRemotes } from './dev-remotes.atom';

/** Banner shown while the page runs unreleased builds from source. */
export default function DevBanner() {
  const { t } = useTranslation();
  const builds = useAtomValue(devRemotesAtom);
  const stop = async () => {
    try {
      for (const { remote } of builds) await call(endDevRemote, { remote });
      showDevRemotes([]);
    } catch {
      // `call()` has shown the error; the banner stays visible.
    }
  };
  if (builds.length === 0) return null;
  const versions = builds.map(({ remote, version }) => `${remote}@${version}`).join(', ');
  return (
    <aside className={css.banner} aria-label={t('dev.label')}>
      <Icon name="warning" />
      <span className={css.text}>{t('dev.running', { versions })}</span>
      <button type="button" className={css.stop} onClick={() => void stop()}>
        {t('dev.stop')}
      </button>
    </aside>
  );
}
