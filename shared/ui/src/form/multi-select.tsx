import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { keyHandler } from '../keys/key-handler';
import { useAnchored } from '../menu/use-anchored';
import { useDismiss } from '../menu/use-dismiss';
import type { InputProps } from './input-props';
import { OptionList } from './option-list';
import classes from './form.module.css';
import { useField } from './use-field';
import { type Option, useOptions } from './use-options';

/** Props of `MultiSelect`. */
export interface MultiSelectProps extends InputProps<string[]> {
  options: Option[];
  /** Called with the typed text, to load further options. The list displays the options that contain it. */
  onTyped?: ((text: string) => void) | undefined;
  /** Options are being loaded; an empty open list displays this. */
  isLoading?: boolean | undefined;
}

/** Selection of several options as chips. Typing filters the list, Backspace removes the last chip. */
export function MultiSelect(props: MultiSelectProps) {
  const { value, onChange, options, onTyped, isLoading, id, label, disabled, placeholder, onBlur, name, autoFocus } =
    props;
  const { t } = useTranslation('ui');
  const root = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const field = useField({ id, label });
  const without = (gone: string) => onChange(value.filter((one) => one !== gone));
  const pick = (option: Option) =>
    value.includes(option.value) ? without(option.value) : onChange([...value, option.value]);
  const list = useOptions({ options, selected: value, pick, search: true, onTyped, multiple: true });
  useAnchored({ anchor: root, box, fit: true }, list.isOpen);
  useDismiss(root, list.isOpen, list.close);
  const takeLast = keyHandler((event) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && list.typed === '' && last !== undefined) without(last);
    else list.combobox.onKeyDown(event);
  });
  const press = () => {
    root.current?.querySelector('input')?.focus();
    list.toggle();
  };
  return (
    <span
      ref={root}
      className={cx(classes.box, classes.select, classes.multiple)}
      data-invalid={field['aria-invalid']}
      data-disabled={disabled}
      onClick={disabled ? undefined : press}
    >
      {options
        .filter((option) => value.includes(option.value))
        .map((option) => (
          <span key={option.value} className={classes.chip}>
            <span title={option.label}>{option.label}</span>
            <button
              type="button"
              disabled={disabled}
              aria-label={t('remove', { label: option.label })}
              onClick={(event) => [event.stopPropagation(), without(option.value)]}
            >
              <Icon name="close" size={10} />
            </button>
          </span>
        ))}
      <input
        {...field}
        {...list.combobox}
        {...{ name, disabled, onBlur, autoFocus }}
        className={classes.input}
        autoComplete="off"
        placeholder={value.length === 0 ? (placeholder ?? t('select')) : undefined}
        value={list.typed}
        onKeyDown={takeLast}
        onChange={(event) => list.type(event.target.value)}
      />
      <Icon name="chevron-down" size={14} />
      {list.isOpen && <OptionList ref={box} list={list} isLoading={isLoading} />}
    </span>
  );
}
