import { Button, CopyText, Notice } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';

/** Shows the signing secret once. The server stores it encrypted and never returns it again. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={t('webhook.secret')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('webhook.secretStored')}
        </Button>
      }
    >
      <Notice tone="warn">{t('webhook.secretOnce')}</Notice>
      <CopyText text={secret} />
    </Dialog>
  );
}
