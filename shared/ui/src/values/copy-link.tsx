import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';

/** Button that copies the absolute address of a page within the console, with a confirmation. */
export function CopyLink({ href }: { href: string }) {
  const { t } = useTranslation('ui');
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // Without permission for the clipboard, nothing is copied or confirmed.
    void navigator.clipboard.writeText(new URL(href, window.location.origin).href).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <IconButton
      size="small"
      icon={copied ? 'check' : 'link'}
      label={copied ? t('copied') : t('copyLink')}
      onClick={copy}
      onBlur={() => setCopied(false)}
    />
  );
}
