import type { Audience, LivePlan } from '@console/contracts/release';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Returns a function that labels an audience. */
export function useAudienceLabels(): (audience: Audience) => string {
  const { t } = useTranslation();
  return useCallback(
    (audience) => {
      if (audience.to === 'everyone') return t('audience.everyone');
      if (audience.to === 'percent') return t('audience.share', { percent: audience.percent });
      return t(`audience.count.${audience.to}`, { count: audience.ids.length });
    },
    [t],
  );
}

/** Returns a function that labels the live versions of a remote: `1.5.0 for 10% of users · 1.4.0 for everyone`. */
export function usePlanLabels(): (plan: LivePlan | null) => string {
  const { t } = useTranslation();
  const audienceOf = useAudienceLabels();
  return useCallback(
    (plan) =>
      plan === null
        ? t('release.notActive')
        : plan.lanes
            .map(({ version, audience }) => t('release.lane', { version, audience: audienceOf(audience) }))
            .join(' · '),
    [t, audienceOf],
  );
}
