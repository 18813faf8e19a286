import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';

/** Copies the whole address of something within the console, and says so. */
export function CopyLink({ href }: { href: string }) {
  const { t } = useTranslation('ui');
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // Without permission to the clipboard nothing is copied, and nothing says so.
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
