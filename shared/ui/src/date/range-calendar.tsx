import '../adapter';
import DatePicker from '@arco-design/web-react/es/DatePicker';
import '@arco-design/web-react/es/style/index.css';
import '@arco-design/web-react/es/_class/picker/style/index.css';
import '@arco-design/web-react/es/DatePicker/style/index.css';
import './calendar.css';
import { ArcoLocale } from './arco-locale';
import type { DayRange } from './day-range-input';

interface Props {
  first: string | undefined;
  last: string | undefined;
  onPick: (days: DayRange) => void;
}

/** Arco's two-month panel without its inputs, to select a first and a last day. */
export default function RangeCalendar({ first, last, onPick }: Props) {
  const value = first !== undefined && last !== undefined && first <= last ? [first, last] : undefined;
  return (
    <div className="vcc-calendar vcc-range">
      <ArcoLocale>
        <DatePicker.RangePicker
          triggerElement={null}
          {...(value && { value })}
          onChange={([from, to]) => from && to && onPick({ first: from, last: to })}
        />
      </ArcoLocale>
    </div>
  );
}
