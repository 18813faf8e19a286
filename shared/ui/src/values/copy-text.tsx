import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import classes from './values.module.css';

/** Id in a monospaced font with a copy button and a confirmation. */
export function CopyText({ text, shown = text }: { text: string; shown?: string }) {
  const { t } = useTranslation('ui');
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // Without permission for the clipboard, the text can be selected manually.
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span className={classes.copy}>
      <code title={shown === text ? undefined : text}>{shown}</code>
      <IconButton
        size="small"
        icon={copied ? 'check' : 'copy'}
        label={copied ? t('copied') : t('copy')}
        onClick={copy}
        onBlur={() => setCopied(false)}
      />
    </span>
  );
}
