import { formatDay, formatTime } from '@console/i18n';
import { sessionAtom } from '@console/session';
import { useShown } from '@console/screens';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function useGreeting() {
  const { t } = useTranslation();
  const shown = useShown();
  const session = useAtomValue(sessionAtom);
  const [now] = useState(() => new Date());
  const hour = Number(formatTime(now, shown.zone).slice(0, 2));
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const name = session.at === 'in' ? session.user.nickname : '';
  return { title: t(`overview.greeting.${part}`, { name }), day: formatDay(now, shown) };
}
