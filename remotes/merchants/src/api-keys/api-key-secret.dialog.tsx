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

/** The only time that the secret is shown. It is in no address, no draft and no storage, so closing without it warns first. */
export function ApiKeySecretDialog({ made: { secret, name, scopes }, onClose }: ApiKeySecretDialogProps) {
  const { t } = useTranslation();
  const [isStored, setStored] = useState(false);
  const [isWarned, setWarned] = useState(false);
  // Another version of the page would not know the secret.
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

/** A text that must be copied whole, with a button that says so. */
function Copied({ label, copy, text }: { label: string; copy: string; text: string }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const take = () => {
    // Without permission to the clipboard the text can still be selected by hand.
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
