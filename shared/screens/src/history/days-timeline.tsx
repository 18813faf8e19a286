import { formatDay } from '@console/i18n';
import { Empty } from '@console/ui';
import { Timeline, type TimelineItem } from '@console/ui/card';
import { useTranslation } from 'react-i18next';
import { useShown } from '../use-shown';
import { daysOf } from './timeline.rules';

/** Props of `DaysTimeline`. */
interface DaysTimelineProps<One> {
  label: string;
  happened: readonly One[];
  itemOf: (one: One) => TimelineItem;
}

/** Timeline grouped by day in the user's time zone, with an empty state. */
export function DaysTimeline<One extends { at: string }>({ label, happened, itemOf }: DaysTimelineProps<One>) {
  const { t } = useTranslation();
  const shown = useShown();
  if (happened.length === 0) return <Empty picture="history" title={t('kit.timeline.none')} />;
  return (
    <Timeline
      label={label}
      groups={daysOf(happened, shown.zone).map(({ day, ofDay }) => ({
        key: day,
        // A calendar day has no time zone.
        label: formatDay(day, { ...shown, zone: 'UTC' }),
        items: ofDay.map(itemOf),
      }))}
    />
  );
}
