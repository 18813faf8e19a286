import { useRef, useState } from 'react';
import type { KeyPress } from '../keys/key-handler';
import type { EmailsInputProps } from './emails-input';
import { addressesIn, endsAddress, withAddresses } from './emails.rules';

/**
 * State of the addresses, including the one that is being typed. It is always the last item of the value, so that no
 * typed text is lost if the form is transferred or submitted. It becomes a chip when a separator is typed or the input
 * is left.
 */
export function useEmails({ value, onChange, onBlur }: Pick<EmailsInputProps, 'value' | 'onChange' | 'onBlur'>) {
  const [isTyping, setTyping] = useState(false);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const typed = isTyping ? (value.at(-1) ?? '') : '';
  const addresses = isTyping ? value.slice(0, -1) : value;
  const input = useRef<HTMLInputElement>(null);

  const add = (text: string) => {
    const next = withAddresses(addresses, addressesIn(text));
    setTyping(false);
    setDropped(next.dropped);
    onChange(next.value);
  };
  /** A separator ends an address, except while an input method is composing, when letters are not final. */
  const type = (text: string, isComposing = false) => {
    if (!isComposing && endsAddress(text)) return add(text);
    setTyping(text !== '');
    setDropped([]);
    onChange(text === '' ? [...addresses] : [...addresses, text]);
  };
  const blur = () => {
    if (typed) add(typed);
    onBlur?.();
  };
  const remove = (gone: string) => onChange(value.filter((address) => address !== gone));
  /** Moves an address back into the input. A previously typed address becomes a chip. */
  const edit = (address: string) => {
    setTyping(true);
    setDropped([]);
    onChange([...value.filter((one) => one !== address), address]);
    input.current?.focus();
  };
  const press = (event: KeyPress<HTMLInputElement>) => {
    if (event.key !== 'Enter' || typed === '') return;
    event.preventDefault();
    add(typed);
  };
  return { input, typed, addresses, dropped, add, type, blur, remove, edit, press };
}
