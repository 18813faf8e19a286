import '../adapter';
import DatePicker from '@arco-design/web-react/es/DatePicker';
import '@arco-design/web-react/es/style/index.css';
import '@arco-design/web-react/es/_class/picker/style/index.css';
import '@arco-design/web-react/es/DatePicker/style/index.css';
import './calendar.css';
import { ArcoLocale } from './arco-locale';
import { isWithin } from './date.rules';

interface Props {
  value: string | undefined;
  min: string | undefined;
  max: string | undefined;
  onPick: (day: string) => void;
}

/** Arco's month panel without its input, to select a day. */
export default function Calendar({ value, min, max, onPick }: Props) {
  return (
    <div className="vcc-calendar">
      <ArcoLocale>
        <DatePicker
          triggerElement={null}
          showNowBtn={false}
          {...(value !== undefined && { value })}
          onChange={(day) => onPick(day)}
          disabledDate={(day) => !isWithin(day.format('YYYY-MM-DD'), { min, max })}
        />
      </ArcoLocale>
    </div>
  );
}
