import { currentLocale, formatRecent } from '@console/i18n';
import { Button, Notice } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './draft-notice.module.css';
import { forgetRestored, type Restored } from './restored.atom';

interface Props {
  page: string;
  restored: Restored;
  /** Time zone of the user. */
  zone: string;
}

/** Shows that unsaved input was restored and when it was typed, and offers to discard it. */
export default function DraftNotice({ page, restored: { savedAtMs, discard }, zone }: Props) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const time = formatRecent(new Date(savedAtMs), now, { locale: currentLocale(), zone });
  const respond = (action: () => void) => {
    action();
    // The button disappears with the notice, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className={css.place}>
      <Notice>
        <span className={css.line}>
          <span>{t('draft.restored', { time })}</span>
          <Button variant="text" size="small" onClick={() => respond(discard)}>
            {t('draft.discard')}
          </Button>
          <Button variant="text" size="small" onClick={() => respond(() => forgetRestored(page))}>
            {t('draft.keep')}
          </Button>
        </span>
      </Notice>
    </div>
  );
}
