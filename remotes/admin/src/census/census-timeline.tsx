import type { CensusChange } from '@console/contracts/releases';
import { formatDateTime, formatTime } from '@console/i18n';
import { useShown } from '@console/screens';
import { Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { spansOf, ticksOf, type Span } from './timeline.rules';
import classes from './timeline.module.css';

interface CensusTimelineProps {
  changes: CensusChange[];
  hours: number;
  /** End of the time window. */
  until: string;
}

/** Timeline by remote: live versions, canaries and rollbacks. */
export function CensusTimeline({ changes, hours, until }: CensusTimelineProps) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const remotes = [...new Set(changes.map(({ remote }) => remote))];
  if (remotes.length === 0) return null;
  const window = { until: Date.parse(until), ms: hours * 3_600_000 };
  return (
    <Surface title={t('census.timeline')} extra={<Legend />}>
      <div className={classes.timeline}>
        <div className={classes.axis} aria-hidden="true">
          {ticksOf(window).map(({ at, percent }) => (
            <span key={at} style={{ insetInlineStart: `${percent}%` }}>
              {formatTime(new Date(at), zone)}
            </span>
          ))}
        </div>
        {remotes.map((remote) => (
          <TimelineRow
            key={remote}
            remote={remote}
            changes={changes.filter((one) => one.remote === remote)}
            window={window}
          />
        ))}
      </div>
    </Surface>
  );
}

interface TimelineRowProps {
  remote: string;
  changes: CensusChange[];
  window: { until: number; ms: number };
}

function TimelineRow({ remote, changes, window }: TimelineRowProps) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const { live, canaries, marks } = spansOf(changes, window);
  const shareOf = (percent: number | null) => (percent === null ? '' : ` · ${percent}%`);
  return (
    <div className={classes.row}>
      <strong>{remote}</strong>
      <ul className={classes.said}>
        {changes.map(({ at, kind, live: version, canary }) => (
          <li key={at}>
            {t('census.change', {
              time: formatDateTime(at, zone),
              kind: t(`history.kind.${kind}`),
              versions: [version, canary && `${canary.version}${shareOf(canary.percent)}`].filter(Boolean).join(', '),
            })}
          </li>
        ))}
      </ul>
      <div className={classes.track} aria-hidden="true">
        {live.map((span, place) => (
          <span key={span.at} className={classes.live} data-now={place === live.length - 1} style={placeOf(span)}>
            {span.text}
          </span>
        ))}
        {canaries.map((span) => (
          <span key={span.at} className={classes.canary} style={placeOf(span)}>
            <i>{span.text}</i>
          </span>
        ))}
        {marks.map(({ percent, kind, at }) => (
          <span
            key={at}
            className={classes.mark}
            data-kind={kind}
            title={`${t(`census.mark.${kind}`)} · ${formatDateTime(at, zone)}`}
            style={{ insetInlineStart: `${percent}%` }}
          />
        ))}
      </div>
    </div>
  );
}

const placeOf = ({ start, width }: Span) => ({ insetInlineStart: `${start}%`, inlineSize: `${width}%` });

function Legend() {
  const { t } = useTranslation();
  return (
    <span className={classes.legend}>
      {(['ACTIVATE', 'CANARY', 'BACK'] as const).map((kind) => (
        <span key={kind}>
          <i className={classes.sign} data-kind={kind} />
          {t(`census.mark.${kind}`)}
        </span>
      ))}
    </span>
  );
}
