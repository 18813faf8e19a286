import { formatDate } from '@console/i18n';
import { useShown } from '@console/screens';
import { useState } from 'react';

/** The calendar day on which the form was opened, where the user is. The server counts in the days of the company. */
export function useToday(): string {
  const { zone } = useShown();
  return useState(() => formatDate(new Date(), zone))[0];
}
