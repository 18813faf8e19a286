import { formatZone } from '@console/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShown } from './use-shown';

/** Time zone of a page's times, shown once. */
export function ZoneNote() {
  const { t } = useTranslation();
  const { zone } = useShown();
  const [now] = useState(() => new Date());
  return <span>{t('kit.zone', { offset: formatZone(now, zone) })}</span>;
}
