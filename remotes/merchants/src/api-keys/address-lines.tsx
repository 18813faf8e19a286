import { Button, IconButton, keyHandler } from '@console/ui';
import { Field, TextInput } from '@console/ui/form';
import { type ClipboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './api-keys.module.css';

/** Part of a form with the addresses of a key. */
interface AddressForm {
  values: { addresses?: string[] | undefined };
  setWithin: (name: string, value: unknown, path: string) => void;
  touch: (name: string) => void;
  errorAt: (path: string, how?: { exact?: boolean }) => string | undefined;
}

/** Separators between addresses in a pasted list. */
const gaps = /[\s,;]+/;

/** List of addresses and networks, each with its error. A pasted list is split into lines. */
export function AddressLines({ form, max }: { form: AddressForm; max: number }) {
  const { t } = useTranslation();
  const add = useRef<HTMLButtonElement>(null);
  const [isAdding, setAdding] = useState(false);
  const lines = form.values.addresses ?? [];
  const change = (next: string[], path = 'addresses') => form.setWithin('addresses', next.slice(0, max), path);
  const append = () => {
    setAdding(true);
    change([...lines, '']);
  };
  const remove = (index: number) => {
    change(lines.filter((_, at) => at !== index));
    add.current?.focus();
  };
  const isFull = lines.length >= max;
  return (
    <Field
      label={t('apiKey.addresses')}
      group
      width="full"
      error={form.errorAt('addresses', { exact: true })}
      hint={
        isFull
          ? t('apiKey.form.addressesMax', { max })
          : t(lines.length === 0 ? 'apiKey.form.anyAddress' : 'apiKey.form.addressesHint')
      }
    >
      <div className={classes.lines}>
        {lines.map((line, index) => (
          <AddressLine
            // Lines have no ids: equal lines are the same address.
            key={index}
            number={index + 1}
            value={line}
            error={form.errorAt(`addresses.${index}`)}
            autoFocus={isAdding && index === lines.length - 1}
            onChange={(typed) => change(lines.with(index, typed), `addresses.${index}`)}
            onBlur={() => form.touch(`addresses.${index}`)}
            onPaste={(addresses) => change(lines.toSpliced(index, line === '' ? 1 : 0, ...addresses))}
            onEnter={isFull ? undefined : append}
            onRemove={() => remove(index)}
          />
        ))}
        <div>
          <Button ref={add} size="small" icon="plus" disabled={isFull} onClick={append}>
            {t('apiKey.form.addAddress')}
          </Button>
        </div>
      </div>
    </Field>
  );
}

interface AddressLineProps {
  number: number;
  value: string;
  error: string | undefined;
  autoFocus: boolean;
  onChange: (typed: string) => void;
  onBlur: () => void;
  /** Called when several addresses were pasted. */
  onPaste: (addresses: string[]) => void;
  /** Called on Enter; undefined if no line can be added. */
  onEnter: (() => void) | undefined;
  onRemove: () => void;
}

function AddressLine({ number, error, onPaste, onEnter, onRemove, ...input }: AddressLineProps) {
  const { t } = useTranslation();
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').split(gaps).filter(Boolean);
    if (pasted.length < 2) return;
    event.preventDefault();
    onPaste(pasted);
  };
  const onKeyDown = keyHandler<HTMLInputElement>((event) => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  });
  return (
    <Field
      required
      width="full"
      label={t('apiKey.form.address', { number })}
      error={error}
      extra={
        <IconButton size="small" icon="close" label={t('apiKey.form.removeAddress', { number })} onClick={onRemove} />
      }
    >
      <TextInput {...input} onPaste={paste} onKeyDown={onKeyDown} />
    </Field>
  );
}
