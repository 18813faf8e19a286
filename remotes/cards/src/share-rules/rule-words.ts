import type { ShareRule } from '@console/contracts/cards';
import { badgeOf, type Dicts } from '@console/screens';
import type { StatusBadgeProps } from '@console/ui';
import type { useTranslation } from 'react-i18next';

type Translate = ReturnType<typeof useTranslation>['t'];

export const ruleDicts = ['share_rule_status', 'share_rule_type', 'share_group_status', 'wallet_status'] as const;

export const ruleStatusOf = (status: ShareRule['status'], label: Dicts['label']): StatusBadgeProps =>
  badgeOf(
    label,
    { dict: 'share_rule_status', code: status },
    status === 'ACTIVE' ? { state: 'ok', shape: 'dot' } : { state: 'mute', shape: 'dash' },
  );

/** Number of groups and wallets that use a rule, as text. */
export const countText = ({ usedBy }: ShareRule, t: Translate): string =>
  usedBy === 0 ? t('rule.unused') : t('rule.useCount', { count: usedBy });

/** Threshold of the auto top-up as text. A rule has either all numbers of the auto top-up or none of them. */
export const topUpText = ({ topUpBelowPercent }: ShareRule, t: Translate): string =>
  typeof topUpBelowPercent === 'number' ? t('rule.topUpBelow', { percent: topUpBelowPercent }) : t('rule.noTopUp');
