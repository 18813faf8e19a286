import { type ReactNode, type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../states/spinner';
import classes from './date.module.css';

/**
 * What a calendar stands in, in the top layer; it waits for the code of the calendar. It takes the focus of a press on a day
 * or an arrow, which are no buttons: elsewhere, Escape would not reach it.
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
