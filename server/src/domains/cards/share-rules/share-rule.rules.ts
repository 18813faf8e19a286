import type { AllowedAction, FieldIssue } from '@console/contracts';
import type { ShareRule, ShareRuleDraft } from '@console/contracts/cards';
import type { Actor } from '../../../platform/context';

/** Actions of whoever may save rules; one that is used already is changed by nobody. */
export function ruleActionsOf(
  { usedBy, status }: Pick<ShareRule, 'usedBy' | 'status'>,
  { permissions }: Pick<Actor, 'permissions'>,
): AllowedAction[] {
  if (!permissions.has('cards.share-rule.save')) return [];
  return [
    usedBy === 0 ? { action: 'EDIT', enabled: true } : { action: 'EDIT', enabled: false, reason: 'RULE_USED' },
    { action: 'COPY', enabled: true },
    { action: status === 'ACTIVE' ? 'DISABLE' : 'ENABLE', enabled: true },
  ];
}

const topUpFields = ['topUpBelowPercent', 'topUpByPercent', 'topUpMaxPerDay'] as const;

/** A rule that tops up says when, by how much and how often. */
export function topUpIssuesOf(draft: Pick<ShareRuleDraft, (typeof topUpFields)[number]>): FieldIssue[] {
  const missing = topUpFields.filter((field) => (draft[field] ?? null) === null);
  if (missing.length === topUpFields.length) return [];
  return missing.map((field) => ({ field, code: 'REQUIRED', params: {} }));
}
