import { formatDay } from '@console/i18n';
import { useShown } from '@console/screens';
import { Empty } from '@console/ui';
import { Timeline, type TimelineItem } from '@console/ui/card';
import { useTranslation } from 'react-i18next';
import { daysOf } from './timeline.rules';

interface DaysTimelineProps<One> {
  label: string;
  happened: readonly One[];
  itemOf: (one: One) => TimelineItem;
}

/** What happened, by the days of whoever reads it; says so where there is nothing. */
export function DaysTimeline<One extends { at: string }>({ label, happened, itemOf }: DaysTimelineProps<One>) {
  const { t } = useTranslation();
  const shown = useShown();
  if (happened.length === 0) return <Empty picture="history" title={t('timeline.none')} />;
  return (
    <Timeline
      label={label}
      groups={daysOf(happened, shown.zone).map(({ day, ofDay }) => ({
        // A calendar day has no zone of its own.
        label: formatDay(day, { ...shown, zone: 'UTC' }),
        items: ofDay.map(itemOf),
      }))}
    />
  );
}
