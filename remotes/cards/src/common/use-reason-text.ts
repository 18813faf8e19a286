import { cancellationReasons, cardReasons, restrictionMessages } from '@console/contracts/cards';
import type { I18nText } from '@console/contracts';
import { reviewReasons } from '@console/contracts/reviews';
import { useLocalText } from '@console/screens';
import { useCallback } from 'react';

const texts: Readonly<Record<string, I18nText>> = {
  ...cardReasons,
  ...cancellationReasons,
  ...reviewReasons,
  ...restrictionMessages,
};

/** Returns a function that turns a reason of the server into its text; an unknown reason is returned as it is. */
export function useReasonText(): (reason: string) => string {
  const textOf = useLocalText();
  return useCallback((reason) => (texts[reason] ? textOf(texts[reason]) : reason), [textOf]);
}
