import type { Cardholder, CardholderDetail } from '@console/contracts/cards';
import type { useTranslation } from 'react-i18next';

type Translate = ReturnType<typeof useTranslation>['t'];

/** `pushableCards`: those whose channel can be told, where that is known. */
export type ActedHolder = Pick<Cardholder, 'id' | 'name' | 'version' | 'liveCards'> &
  Partial<Pick<CardholderDetail, 'pushableCards'>>;

/** Cards are counted as everywhere; where fewer of them can be told, both numbers are said. */
export function pushText({ liveCards: live, pushableCards: count }: ActedHolder, t: Translate): string {
  if (count === undefined) return t('holder.pushAll');
  return count < live ? t('holder.pushSome', { count, live }) : t('holder.action.PUSH', { count });
}
