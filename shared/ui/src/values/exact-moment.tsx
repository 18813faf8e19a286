import { formatExact, formatMinute } from '@console/i18n';
import { type PointerEvent, useId, useRef, useState } from 'react';
import { cx } from '../cx';
import { keyHandler } from '../keys/key-handler';
import { useAnchored } from '../menu/use-anchored';
import type { MomentProps } from './moment';
import classes from './tip.module.css';

/**
 * Time of a record, with seconds and time zone on hover, tap and focus. Not for tables, where each time would be a tab
 * stop: there the key T displays the times of a row.
 */
export function ExactMoment({ at, zone, children, className }: MomentProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  useAnchored({ anchor, box }, isOpen);
  const exact = formatExact(at, zone);
  const byMouse = (isOver: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setOpen(isOver);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={cx(classes.exact, className)}
        aria-describedby={isOpen ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onPointerEnter={byMouse(true)}
        onPointerLeave={byMouse(false)}
        onKeyDown={keyHandler((event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          // The first Escape closes the tooltip, the next one a surrounding dialog.
          event.stopPropagation();
          setOpen(false);
        })}
      >
        <time dateTime={at} data-whole>
          {children ?? formatMinute(at, zone)}
        </time>
      </button>
      {isOpen && (
        <span ref={box} id={id} role="tooltip" popover="manual" className={classes.tip}>
          {exact}
        </span>
      )}
    </>
  );
}
