import type { Cardholder, CardholderDetail } from '@console/contracts/cards';
import type { useTranslation } from 'react-i18next';

type Translate = ReturnType<typeof useTranslation>['t'];

/** `pushableCards`: number of cards whose channel accepts new details; unknown in lists. */
export type ActedHolder = Pick<Cardholder, 'id' | 'name' | 'version' | 'liveCards'> &
  Partial<Pick<CardholderDetail, 'pushableCards'>>;

/** Label of the sync action; has both numbers if only some of the cards can be synced. */
export function pushText({ liveCards: live, pushableCards: count }: ActedHolder, t: Translate): string {
  if (count === undefined) return t('holder.pushAll');
  return count < live ? t('holder.pushSome', { count, live }) : t('holder.action.PUSH', { count });
}
