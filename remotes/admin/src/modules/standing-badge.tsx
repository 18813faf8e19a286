import { StatusBadge, type Shape, type Tone } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useAudienceLabels } from '../common/release-labels';
import type { Standing } from './standing.rules';

const statuses: Record<Standing['at'], { state: Tone; shape: Shape }> = {
  live: { state: 'ok', shape: 'dot' },
  canary: { state: 'warn', shape: 'half' },
  retained: { state: 'mute', shape: 'ring' },
  published: { state: 'mute', shape: 'dash' },
  outdated: { state: 'mute', shape: 'dash' },
  quarantined: { state: 'bad', shape: 'triangle' },
  revoked: { state: 'bad', shape: 'cross' },
};

/** Badge with the state of a version. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  const audienceOf = useAudienceLabels();
  return <StatusBadge {...statuses[standing.at]} label={labelOf()} />;

  function labelOf(): string {
    if (standing.at === 'canary') return t('standing.canaryFor', { audience: audienceOf(standing.audience) });
    if (standing.at === 'live' && standing.percent !== null)
      return t('standing.liveShare', { percent: standing.percent });
    return t(`standing.${standing.at}`);
  }
}
