import { type ReactNode, type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../states/spinner';
import classes from './date.module.css';

/** What a calendar stands in, in the top layer; it waits for the code of the calendar. */
export function CalendarBox({ ref, children }: { ref: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <div ref={ref} popover="manual" role="dialog" aria-label={t('openCalendar')} className={classes.box}>
      <Suspense
        fallback={
          <span className={classes.wait}>
            <Spinner label />
          </span>
        }
      >
        {children}
      </Suspense>
    </div>
  );
}
