import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { cx } from '../cx';
import { useFieldGroup } from '../form/use-field';
import formClasses from '../form/form.module.css';
import { CalendarBox } from './calendar-box';
import { dayOf } from './date.rules';
import classes from './date.module.css';
import { useDayPopup } from './use-day-popup';

const RangeCalendar = lazy(() => import('./range-calendar'));

/** First and last day, both inclusive; empty for an open end. An invalid text is stored as typed. */
export interface DayRange {
  first: string;
  last: string;
}

/** Props of `DayRangeInput`. Its surrounding field must be a group, and displays the time zone if it is relevant. */
export interface DayRangeInputProps {
  value: DayRange;
  onChange: (value: DayRange) => void;
  /** Accessible names of the ends. */
  labels: { first: string; last: string };
  /** Invalid end. */
  wrong?: keyof DayRange | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
}

/** Input for a range of days, each typed or both selected in one calendar. */
export function DayRangeInput({ value, onChange, labels, wrong, disabled, onBlur }: DayRangeInputProps) {
  const { t } = useTranslation('ui');
  const { 'aria-describedby': note, 'aria-invalid': isInvalid } = useFieldGroup(undefined);
  const { root, button, box, ...popup } = useDayPopup();
  const pick = (picked: DayRange) => {
    onChange(picked);
    popup.close();
  };
  const end = (name: keyof DayRange) => (
    <DayEnd
      label={labels[name]}
      note={note}
      isWrong={isInvalid === true && (wrong === undefined || wrong === name)}
      value={value[name]}
      onChange={(day) => onChange({ ...value, [name]: day })}
      disabled={disabled}
      onBlur={onBlur}
    />
  );
  return (
    <div ref={root} className={classes.root} onKeyDown={popup.escape} onBlur={popup.leave}>
      <span className={cx(formClasses.box, classes.range)} data-invalid={isInvalid} data-disabled={disabled}>
        {end('first')}
        <span aria-hidden>–</span>
        {end('last')}
        <IconButton
          ref={button}
          size="small"
          icon="calendar"
          label={t('openCalendar')}
          aria-haspopup="dialog"
          aria-expanded={popup.isOpen}
          disabled={disabled}
          onClick={popup.toggle}
        />
      </span>
      {popup.isOpen && (
        <CalendarBox ref={box}>
          <RangeCalendar first={dayOf(value.first)} last={dayOf(value.last)} onPick={pick} />
        </CalendarBox>
      )}
    </div>
  );
}

interface DayEndProps {
  label: string;
  note: string | undefined;
  isWrong: boolean;
  value: string;
  onChange: (day: string) => void;
  disabled: boolean | undefined;
  onBlur: (() => void) | undefined;
}

function DayEnd({ label, note, isWrong, value, onChange, disabled, onBlur }: DayEndProps) {
  const { t } = useTranslation('ui');
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      className={formClasses.input}
      aria-label={label}
      aria-describedby={note}
      aria-invalid={isWrong || undefined}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('datePlaceholder')}
      disabled={disabled}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(dayOf(target.value) ?? target.value.trim());
      }}
      onBlur={() => [setTyped(null), onBlur?.()]}
    />
  );
}
