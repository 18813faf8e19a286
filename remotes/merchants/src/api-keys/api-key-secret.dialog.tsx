import { useBusy } from '@console/screens';
import { Button, Notice } from '@console/ui';
import { Checkbox } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './api-keys.module.css';
import { exampleCallOf } from './api-key-example.rules';
import type { MadeSecret } from './show-secret';

interface ApiKeySecretDialogProps {
  made: MadeSecret;
  onClose: () => void;
}

/** Shows the secret once. It is stored nowhere in the browser, so closing without storing it warns first. */
export function ApiKeySecretDialog({ made: { secret, name, scopes }, onClose }: ApiKeySecretDialogProps) {
  const { t } = useTranslation();
  const [isStored, setStored] = useState(false);
  const [isWarned, setWarned] = useState(false);
  // Blocks hot swaps: a new version of the page would not have the secret.
  useBusy('secret', true);
  const leave = () => (isStored || isWarned ? onClose() : setWarned(true));
  return (
    <Dialog
      open
      width={680}
      title={t('apiKey.secret.title', { name })}
      onClose={leave}
      actions={
        <>
          {isWarned && !isStored && <Button onClick={onClose}>{t('apiKey.secret.closeAnyway')}</Button>}
          <Button variant="primary" disabled={!isStored} onClick={onClose}>
            {t('apiKey.secret.done')}
          </Button>
        </>
      }
    >
      <Notice tone="warn">{t('apiKey.secret.once')}</Notice>
      <Copied label={t('apiKey.secret.value')} copy={t('apiKey.secret.copy')} text={secret} />
      <Copied
        label={t('apiKey.secret.example')}
        copy={t('apiKey.secret.copyExample')}
        text={exampleCallOf({ origin: window.location.origin, secret, scopes })}
      />
      <Checkbox checked={isStored} onChange={setStored}>
        {t('apiKey.secret.stored')}
      </Checkbox>
      {isWarned && !isStored && (
        <Notice tone="bad" title={t('apiKey.secret.warning')}>
          {t('apiKey.secret.warningText')}
        </Notice>
      )}
    </Dialog>
  );
}

/** Text with a copy button. */
function Copied({ label, copy, text }: { label: string; copy: string; text: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const take = () => {
    // Without permission for the clipboard, the text can still be selected manually.
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <section className={classes.copied} aria-label={label}>
      <div className={classes.copiedHead}>
        <h3>{label}</h3>
        <Button size="small" icon={isCopied ? 'check' : 'copy'} onClick={take}>
          {isCopied ? t('apiKey.secret.copied') : copy}
        </Button>
      </div>
      <pre className={classes.code}>{text}</pre>
    </section>
  );
}
