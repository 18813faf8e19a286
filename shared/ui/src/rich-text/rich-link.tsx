import { useState } from 'react';
import { Button } from '../actions/button';
import { Field } from '../form/field';
import { TextInput } from '../form/text-input';
import { keyHandler } from '../keys/key-handler';
import classes from './rich-text.module.css';
import { useTexts } from './texts';

interface RichLinkProps {
  /** Address of the selected link; null if no link is selected. */
  href: string | null;
  /** Returns the address as it is stored; null if links to this address are not allowed. */
  addressOf: (typed: string) => string | null;
  onSet: (href: string | null) => void;
  onClose: () => void;
}

/** Input for a link's address. Enter sets the link without submitting the surrounding form; Escape closes the input. */
export function RichLink({ href, addressOf, onSet, onClose }: RichLinkProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(href ?? 'https://');
  const [isWrong, setWrong] = useState(false);
  const set = () => {
    const address = addressOf(typed.trim());
    if (address === null) return setWrong(true);
    onSet(address);
  };
  return (
    <div className={classes.link}>
      <Field label={t('richAddress')} error={isWrong ? t('richAddressWrong') : undefined} width="full">
        <TextInput
          value={typed}
          autoFocus
          onChange={setTyped}
          onKeyDown={keyHandler((event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            if (event.key === 'Enter') set();
            else onClose();
          })}
        />
      </Field>
      <div className={classes.linkActions}>
        <Button onClick={set}>{t('richSetLink')}</Button>
        {href !== null && <Button onClick={() => onSet(null)}>{t('richRemoveLink')}</Button>}
        <Button variant="text" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
