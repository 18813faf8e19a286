import type { ReactNode } from 'react';
import { Amount } from '../values/amount';
import { CopyLink } from '../values/copy-link';
import { cx } from '../cx';
import { ShapeSign, type Shape, type Tone } from '../icon/shape';
import classes from './timeline.module.css';

/** Something that happened. */
export interface TimelineItem {
  key?: string;
  time: string;
  /** The full moment, on hover. */
  moment?: string | undefined;
  shape: Shape;
  tone: Tone;
  title: ReactNode;
  text?: ReactNode;
  amount?: { amount: string; currency: string } | undefined;
  /** Writes the plus of `amount` too, where it is a change. */
  signed?: boolean | undefined;
  note?: ReactNode;
  /** Address that leads to just this, to be copied. */
  href?: string | undefined;
  /** The address of the page leads to this: it is brought into sight. */
  isMarked?: boolean | undefined;
}

/** A day. */
export interface TimelineGroup {
  /** The same in every language; `label` where there is none. */
  key?: string;
  label: string;
  items: TimelineItem[];
}

/** What happened, by day, newest first or as given. */
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
