import type { ReactNode } from 'react';
import { Amount } from '../values/amount';
import { CopyLink } from '../values/copy-link';
import { cx } from '../cx';
import { ShapeSign, type Shape, type Tone } from '../icon/shape';
import classes from './timeline.module.css';

/** Event of a timeline. */
export interface TimelineItem {
  key?: string;
  time: string;
  /** Exact time, displayed on hover. */
  moment?: string | undefined;
  shape: Shape;
  tone: Tone;
  title: ReactNode;
  text?: ReactNode;
  amount?: { amount: string; currency: string } | undefined;
  /** Displays a plus sign before `amount` too, if it is a change. */
  signed?: boolean | undefined;
  note?: ReactNode;
  /** Address of this event, with a button to copy it. */
  href?: string | undefined;
  /** The page's address refers to this event, which is therefore scrolled into view. */
  isMarked?: boolean | undefined;
}

/** Day of a timeline. */
export interface TimelineGroup {
  /** Key that is the same in every language; the label by default. */
  key?: string;
  label: string;
  items: TimelineItem[];
}

/** Events by day, in the given order. */
export function Timeline({ label, groups }: { label: string; groups: TimelineGroup[] }) {
  return (
    <div className={classes.timeline} role="group" aria-label={label}>
      {groups.map((group) => (
        <div key={group.key ?? group.label}>
          <p className={classes.day}>{group.label}</p>
          <ol aria-label={group.label}>
            {group.items.map((item, index) => (
              <TimelineEntry key={item.key ?? index} item={item} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

const intoSight = (element: HTMLLIElement | null) => element?.scrollIntoView?.({ block: 'center' });

const TimelineEntry = ({ item }: { item: TimelineItem }) => (
  <li
    ref={item.isMarked ? intoSight : undefined}
    className={cx(classes.item, item.isMarked && classes.marked)}
    aria-current={item.isMarked || undefined}
  >
    <time className={classes.time} title={item.moment}>
      {item.time}
    </time>
    <span className={cx(classes.node, classes[item.tone])}>
      <ShapeSign shape={item.shape} size={8} />
    </span>
    <div className={classes.what}>
      <p className={classes.title}>
        {item.title}
        {item.text !== undefined && <span className={classes.text}> · {item.text}</span>}
      </p>
      {item.note !== undefined && <div className={classes.note}>{item.note}</div>}
    </div>
    <span className={classes.end}>
      {item.amount && <Amount value={item.amount} signed={item.signed} />}
      {item.href !== undefined && <CopyLink href={item.href} />}
    </span>
  </li>
);
