import { formatDate } from '@console/i18n';
import { useShown } from '@console/screens';
import { useState } from 'react';

/** Day on which the form opened, in the time zone of the user. The server uses the time zone of the company. */
export function useToday(): string {
  const { zone } = useShown();
  return useState(() => formatDate(new Date(), zone))[0];
}
