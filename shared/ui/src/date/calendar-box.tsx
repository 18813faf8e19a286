import { type ReactNode, type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../states/spinner';
import classes from './date.module.css';

/**
 * Container of a calendar in the top layer, with a fallback while the calendar's code loads. It takes the focus after a
 * click on a day or an arrow, because these are not buttons; otherwise Escape would not reach the calendar.
 */
export function CalendarBox({ ref, children }: { ref: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <div ref={ref} popover="manual" role="dialog" tabIndex={-1} aria-label={t('openCalendar')} className={classes.box}>
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
