import { type ClipboardEvent, type KeyboardEventHandler, useId } from 'react';
import { cx } from '../cx';
import type { InputProps } from '../form/input-props';
import { useField } from '../form/use-field';
import { Icon } from '../icon/icon';
import { ShapeSign } from '../icon/shape';
import formClasses from '../form/form.module.css';
import { isComposingIn } from '../keys/composition';
import { keyHandler } from '../keys/key-handler';
import classes from './inputs.module.css';
import { useChipKeys } from './use-chip-keys';
import { useEmails } from './use-emails';
import { useTexts } from './texts';

/** Props of `EmailsInput`. */
export interface EmailsInputProps extends Omit<InputProps<readonly string[]>, 'onChange' | 'id'> {
  onChange: (value: string[]) => void;
  /** Maximum number of addresses. More are displayed, so that a pasted list is never truncated silently. */
  max?: number | undefined;
  /** Returns the error of an address. */
  errorOf: (address: string) => string | undefined;
}

/**
 * E-mail addresses as chips, typed or pasted. Each invalid address has its own message, and a duplicate is not added.
 */
export function EmailsInput(props: EmailsInputProps) {
  const { value, max, errorOf, label, name, disabled, placeholder, autoFocus } = props;
  const { t } = useTexts();
  const id = useId();
  const field = useField({ label });
  const { input, typed, addresses, dropped, ...emails } = useEmails(props);
  const removeAt = (index: number) => emails.remove(addresses[index] ?? '');
  const { list, ...chips } = useChipKeys({ count: addresses.length, input, onRemove: removeAt });
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    // A text that is pasted into a partly typed address becomes part of it.
    if (typed !== '' && !/[,;，；、\n]/.test(text)) return;
    event.preventDefault();
    emails.add(`${typed},${text}`);
  };
  const press = keyHandler<HTMLInputElement>((event) => {
    emails.press(event);
    chips.enter(event);
  });
  return (
    <div>
      <div
        className={cx(formClasses.box, classes.emails)}
        data-invalid={field['aria-invalid']}
        data-disabled={disabled}
        onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
      >
        <ul ref={list} className={classes.chips}>
          {addresses.map((address, index) => (
            <EmailChip
              key={address}
              address={address}
              error={errorOf(address)}
              isStop={index === chips.stop}
              disabled={disabled}
              onEdit={() => emails.edit(address)}
              onFocus={() => chips.setActive(index)}
              onKeyDown={keyHandler((event) => chips.move(event, index))}
              onRemove={() => [emails.remove(address), input.current?.focus()]}
            />
          ))}
        </ul>
        <input
          ref={input}
          {...field}
          aria-describedby={cx(field['aria-describedby'], id)}
          {...{ name, disabled, autoFocus }}
          className={cx(formClasses.input, classes.typed)}
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          placeholder={value.length === 0 ? placeholder : undefined}
          value={typed}
          onChange={(event) => emails.type(event.target.value, isComposingIn(event.target))}
          onCompositionEnd={(event) => emails.type(event.currentTarget.value)}
          onPaste={paste}
          onKeyDown={press}
          onBlur={emails.blur}
        />
      </div>
      <div id={id} className={classes.emailsNote}>
        <span role="status">{dropped.length > 0 && t('emailsDropped', { addresses: dropped.join(', ') })}</span>
        {max !== undefined && <span>{t('emailsCount', { count: value.length, max })}</span>}
      </div>
      <Wrong addresses={addresses} errorOf={errorOf} />
    </div>
  );
}

interface EmailChipProps {
  address: string;
  error: string | undefined;
  isStop: boolean;
  disabled: boolean | undefined;
  onEdit: () => void;
  onFocus: () => void;
  onKeyDown: KeyboardEventHandler;
  onRemove: () => void;
}

function EmailChip({ address, error, isStop, disabled, onRemove, onEdit, ...keys }: EmailChipProps) {
  const { t } = useTexts();
  return (
    <li className={classes.chip} data-invalid={error !== undefined} title={error ?? address}>
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        disabled={disabled}
        aria-label={t('emailsEdit', { address: error === undefined ? address : t('emailsWrong', { address, error }) })}
        onClick={onEdit}
        {...keys}
      >
        {error !== undefined && <ShapeSign shape="triangle" size={9} />}
        <span className={classes.address}>{address}</span>
      </button>
      <button
        type="button"
        tabIndex={-1}
        disabled={disabled}
        aria-label={t('remove', { label: address })}
        onClick={onRemove}
      >
        <Icon name="close" size={10} />
      </button>
    </li>
  );
}

/** Maximum number of messages; the chips mark the other invalid addresses. */
const wrongMax = 5;

function Wrong({ addresses, errorOf }: Pick<EmailsInputProps, 'errorOf'> & { addresses: readonly string[] }) {
  const { t } = useTexts();
  const wrong = addresses.flatMap((address) => {
    const error = errorOf(address);
    return error === undefined ? [] : [{ address, error }];
  });
  if (wrong.length === 0) return null;
  return (
    <ul className={classes.wrong}>
      {wrong.slice(0, wrongMax).map((one) => (
        <li key={one.address}>{t('emailsWrong', one)}</li>
      ))}
      {wrong.length > wrongMax && <li>{t('emailsWrongMore', { count: wrong.length - wrongMax })}</li>}
    </ul>
  );
}
