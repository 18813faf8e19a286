import { Icon, Kbd } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { showOverlay } from './overlay.atom';
import css from './palette.module.css';
import { commandKey } from './shortcuts.rules';

/** Button that looks like a search field and opens the palette. */
export function SearchField() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={css.opener}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={() => showOverlay('palette')}
    >
      <Icon name="search" />
      <span className={css.openerLabel}>{t('palette.open')}</span>
      <Kbd keys={[commandKey(navigator.platform), 'K']} />
    </button>
  );
}
