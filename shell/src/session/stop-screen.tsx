import { Button } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { startAfresh } from '../boot/fresh-document';
import { useDocumentTitle } from '../frame/use-document-title';
import css from '../errors/error-page.module.css';

/** Replaces the whole page, because its content belongs to a user who is no longer signed in. */
export function StopScreen({ home }: { home: string }) {
  const { t } = useTranslation();
  const title = t('stopped.title');
  useDocumentTitle(title);
  return (
    <main className={css.page} data-page="stopped" data-remote={`shell@${__VERSION__}`}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{t('stopped.text')}</p>
      <div className={css.actions}>
        <Button variant="primary" onClick={() => startAfresh(home, null)}>
          {t('stopped.continue')}
        </Button>
      </div>
    </main>
  );
}
