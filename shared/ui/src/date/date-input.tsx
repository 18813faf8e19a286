import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { TextInput } from '../form/text-input';
import type { InputProps } from '../form/input-props';
import { useAnchored } from '../menu/use-anchored';
import { useDismiss } from '../menu/use-dismiss';
import { Spinner } from '../states/spinner';
import { dayOf } from './date.rules';
import classes from './date.module.css';

const Calendar = lazy(() => import('./calendar'));

/** Props of `DateInput`. */
export interface DateInputProps extends InputProps<string | undefined> {
  /** First and last day that the calendar offers; what is typed is for the form to judge. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day as `2026-03-09`, typed or picked. The calendar is Arco's and loads when it is first opened. */
export function DateInput({ value, onChange, min, max, ...rest }: DateInputProps) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useAnchored({ anchor: root, box }, isOpen);
  useDismiss(root, isOpen, () => setOpen(false));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const pick = (day: string) => {
    setTyped(null);
    onChange(day);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    onChange(dayOf(text) ?? (text.trim() === '' ? undefined : text));
  };
  const escape = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  const opener = (
    <IconButton
      ref={button}
      size="small"
      icon="calendar"
      label={t('openCalendar')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={rest.disabled}
      onClick={() => setOpen(!isOpen)}
    />
  );
  return (
    <div ref={root} className={classes.root} onKeyDown={escape} onBlur={leave}>
      <TextInput
        {...rest}
        inputMode="numeric"
        placeholder={rest.placeholder ?? '2026-03-09'}
        value={typed ?? value ?? ''}
        onChange={type}
        onBlur={() => [setTyped(null), rest.onBlur?.()]}
        after={opener}
      />
      {isOpen && (
        <div ref={box} popover="manual" role="dialog" aria-label={t('openCalendar')} className={classes.box}>
          <Suspense
            fallback={
              <span className={classes.wait}>
                <Spinner label />
              </span>
            }
          >
            <Calendar value={value === undefined ? undefined : dayOf(value)} min={min} max={max} onPick={pick} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
