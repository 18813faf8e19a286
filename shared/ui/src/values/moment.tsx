import { formatExact, formatMinute } from '@console/i18n';

/** Props of `Moment`. */
export interface MomentProps {
  at: string;
  /** Time zone of the reader, such as `Asia/Singapore`. */
  zone: string;
  /** Text instead of day and minute, such as a relative time. */
  children?: string | undefined;
  className?: string | undefined;
}

/**
 * Time as day and minute, with seconds and time zone on hover. For tables and long lists: it is not a tab stop and has
 * no elements besides its text. Use `ExactMoment` elsewhere.
 */
export const Moment = ({ at, zone, children, className }: MomentProps) => (
  <time dateTime={at} title={formatExact(at, zone)} className={className} data-whole>
    {children ?? formatMinute(at, zone)}
  </time>
);
