import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { useAnchored } from '../menu/use-anchored';
import { useDismiss } from '../menu/use-dismiss';
import type { InputProps } from './input-props';
import { OptionList } from './option-list';
import classes from './form.module.css';
import { useField } from './use-field';
import { type Option, useOptions } from './use-options';

/** Props of `Select`. */
export interface SelectProps extends InputProps<string | undefined> {
  options: Option[];
  /** Has a text input that filters the list. */
  search?: boolean;
  /** Called with the typed text, if the server searches for options. The list is then displayed unfiltered. */
  onSearch?: ((text: string) => void) | undefined;
  /** Called with the typed text, to load further options. The list displays the options that contain it. */
  onTyped?: ((text: string) => void) | undefined;
  /** Has a button to clear the selection. */
  clearable?: boolean;
  size?: 'normal' | 'small';
}

/**
 * Selection of one option. Our own combobox, according to the ARIA practices: Arco's costs 49 KB (brotli) in every form
 * and renders its list outside of a modal dialog, where it cannot be clicked.
 */
export function Select(props: SelectProps) {
  const { t } = useTranslation('ui');
  const { value, onChange, options, search = false, disabled, placeholder, id, label, size = 'normal' } = props;
  const root = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const field = useField({ id, label });
  const pick = (option: Option) => onChange(option.value === value ? value : option.value);
  const { onSearch, onTyped } = props;
  const list = useOptions({ options, selected: value === undefined ? [] : [value], pick, search, onSearch, onTyped });
  useAnchored({ anchor: root, box, fit: true }, list.isOpen);
  useDismiss(root, list.isOpen, list.close);
  const shown = options.find((option) => option.value === value)?.label ?? '';
  const canClear = props.clearable && value !== undefined && !disabled;
  const focus = () => root.current?.querySelector('input')?.focus();
  const press = () => {
    focus();
    list.toggle();
  };
  const clear = (event: MouseEvent) => {
    event.stopPropagation();
    list.close();
    onChange(undefined);
    // The button is removed together with the selection, so the focus must move.
    focus();
  };
  return (
    <span
      ref={root}
      className={cx(classes.box, classes.select, classes[size])}
      data-invalid={field['aria-invalid']}
      data-disabled={disabled}
      onClick={disabled ? undefined : press}
    >
      <input
        {...field}
        {...list.combobox}
        className={classes.input}
        name={props.name}
        disabled={disabled}
        autoFocus={props.autoFocus}
        autoComplete="off"
        readOnly={!search}
        placeholder={list.isOpen && search && shown ? shown : (placeholder ?? t('select'))}
        value={list.isOpen && search ? list.typed : shown}
        onChange={(event) => list.type(event.target.value)}
        onBlur={props.onBlur}
      />
      {canClear && (
        <button type="button" className={classes.clear} aria-label={t('clearChoice')} onClick={clear}>
          <Icon name="close" size={12} />
        </button>
      )}
      <Icon name="chevron-down" size={14} />
      {list.isOpen && <OptionList ref={box} list={list} />}
    </span>
  );
}
