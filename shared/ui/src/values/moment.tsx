import { formatExact, formatMinute } from '@console/i18n';

/** Props of `Moment`. */
export interface MomentProps {
  at: string;
  /** Zone of who reads, such as `Asia/Singapore`. */
  zone: string;
  /** What is shown instead of day and minute, such as how long ago it was. */
  children?: string | undefined;
  className?: string | undefined;
}

/**
 * A moment as day and minute, the same everywhere; to the second and with its zone where the pointer rests. For tables and
 * long lists: it is no stop for Tab and costs no more than its text. On its own it is an `ExactMoment`.
 */
export const Moment = ({ at, zone, children, className }: MomentProps) => (
  <time dateTime={at} title={formatExact(at, zone)} className={className} data-whole>
    {children ?? formatMinute(at, zone)}
  </time>
);
