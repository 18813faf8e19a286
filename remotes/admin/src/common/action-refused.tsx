import { codes } from '@console/contracts';
import type { Progress } from '@console/screens';
import { CallRefused } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';

/** A release that somebody else made meanwhile is no dead end: what is live now is shown, and can be decided on again. */
export function ActionRefused({ progress }: { progress: Progress }) {
  const { t } = useTranslation();
  if (!('failure' in progress)) return null;
  if (progress.failure.code === codes.versionConflict) return <Notice tone="warn">{t('release.changed')}</Notice>;
  return <CallRefused failure={progress.failure} />;
}
