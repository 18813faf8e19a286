import { currentLocale, formatRecent } from '@console/i18n';
import { Button, Notice } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { discardLeft, restoreLeft } from './choose-draft';
import css from './draft-notice.module.css';
import type { LeftDraft } from './draft.rules';

/** Maximum number of drafts shown at a time; others follow when these are restored or discarded. */
const shownMax = 3;

interface Props {
  drafts: readonly LeftDraft[];
  /** Time zone of the user. */
  zone: string;
}

/** Offers drafts of this page from closed browser tabs. */
export default function LeftDraftsNotice({ drafts, zone }: Props) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const respond = (choose: Promise<void>) => {
    void choose;
    // The button disappears with the draft, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className={css.place}>
      <Notice>
        {drafts.slice(0, shownMax).map((draft) => {
          const time = formatRecent(new Date(draft.savedAtMs), now, { locale: currentLocale(), zone });
          return (
            <span key={draft.tab} className={css.line}>
              <span>{t('draft.left', { time })}</span>
              <Button
                variant="text"
                size="small"
                aria-label={t('draft.restore-one', { time })}
                onClick={() => respond(restoreLeft(draft))}
              >
                {t('draft.restore')}
              </Button>
              <Button
                variant="text"
                size="small"
                aria-label={t('draft.discard-one', { time })}
                onClick={() => respond(discardLeft(draft))}
              >
                {t('draft.discard')}
              </Button>
            </span>
          );
        })}
      </Notice>
    </div>
  );
}
