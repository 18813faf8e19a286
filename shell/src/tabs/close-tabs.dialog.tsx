import { Button } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Titles of the pages with unsaved input. */
  titles: readonly string[];
  onKeep: () => void;
  onClose: () => void;
}

/** Asks for confirmation that unsaved input may be discarded before tabs close. */
export default function CloseTabsDialog({ titles, onKeep, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={t('tabs.close.title')}
      onClose={onKeep}
      actions={
        <>
          <Button variant="danger" onClick={onClose}>
            {t('tabs.close.discard')}
          </Button>
          <Button variant="primary" onClick={onKeep}>
            {t('tabs.close.keep')}
          </Button>
        </>
      }
    >
      {titles.map((title) => (
        <p key={title}>{t('tabs.close.text', { title })}</p>
      ))}
    </Dialog>
  );
}
