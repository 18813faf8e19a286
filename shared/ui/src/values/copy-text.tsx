import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import classes from './values.module.css';

/** An id in fixed-width letters with a button that copies it and says so. */
export function CopyText({ text, shown = text }: { text: string; shown?: string }) {
  const { t } = useTranslation('ui');
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // Without permission to the clipboard the text can still be selected by hand.
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
