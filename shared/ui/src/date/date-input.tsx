import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { TextInput } from '../form/text-input';
import type { InputProps } from '../form/input-props';
import { CalendarBox } from './calendar-box';
import { dayOf } from './date.rules';
import classes from './date.module.css';
import { useDayPopup } from './use-day-popup';

const Calendar = lazy(() => import('./calendar'));

/** Props of `DateInput`. */
export interface DateInputProps extends InputProps<string | undefined> {
  /** First and last day in the calendar. The form validates typed days. */
  min?: string | undefined;
  max?: string | undefined;
}

/** Input for a day such as `2026-03-09`, typed or selected. Arco's calendar is loaded when it is first opened. */
export function DateInput({ value, onChange, min, max, ...rest }: DateInputProps) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState<string | null>(null);
  const { root, button, box, ...popup } = useDayPopup();
  const pick = (day: string) => {
    setTyped(null);
    onChange(day);
    popup.close();
  };
  const type = (text: string) => {
    setTyped(text);
    onChange(dayOf(text) ?? (text.trim() === '' ? undefined : text));
  };
  const opener = (
    <IconButton
      ref={button}
      size="small"
      icon="calendar"
      label={t('openCalendar')}
      aria-haspopup="dialog"
      aria-expanded={popup.isOpen}
      disabled={rest.disabled}
      onClick={popup.toggle}
    />
  );
  return (
    <div ref={root} className={classes.root} onKeyDown={popup.escape} onBlur={popup.leave}>
      <TextInput
        {...rest}
        inputMode="numeric"
        placeholder={rest.placeholder ?? t('datePlaceholder')}
        value={typed ?? value ?? ''}
        onChange={type}
        onBlur={() => [setTyped(null), rest.onBlur?.()]}
        after={opener}
      />
      {popup.isOpen && (
        <CalendarBox ref={box}>
          <Calendar value={value === undefined ? undefined : dayOf(value)} min={min} max={max} onPick={pick} />
        </CalendarBox>
      )}
    </div>
  );
}
