import type { Cardholder, CardholderDetail } from '@console/contracts/cards';
import type { IconName } from '@console/ui';
import type { useTranslation } from 'react-i18next';

/** Actions that a dialog asks about first. */
export const holderActions = ['DISABLE', 'ENABLE', 'DELETE', 'PUSH'] as const;
export type HolderAction = (typeof holderActions)[number];

export const actionIcons: Record<HolderAction, IconName> = {
  DISABLE: 'lock',
  ENABLE: 'unlock',
  DELETE: 'close',
  PUSH: 'refresh',
};

type Translate = ReturnType<typeof useTranslation>['t'];

/** `pushableCards`: those whose channel can be told, where that is known. */
export type ActedHolder = Pick<Cardholder, 'id' | 'name' | 'version' | 'liveCards'> &
  Partial<Pick<CardholderDetail, 'pushableCards'>>;

/** Cards are counted as everywhere; where fewer of them can be told, both numbers are said. */
export function actionText(
  action: HolderAction,
  { liveCards: live, pushableCards: count }: ActedHolder,
  t: Translate,
): string {
  if (action !== 'PUSH') return t(`holder.action.${action}`);
  if (count === undefined) return t('holder.pushAll');
  return count < live ? t('holder.pushSome', { count, live }) : t('holder.action.PUSH', { count });
}
