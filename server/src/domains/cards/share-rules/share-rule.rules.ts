import type { AllowedAction, FieldIssue } from '@console/contracts';
import type { ShareRule, ShareRuleDraft } from '@console/contracts/cards';
import type { Actor } from '../../../platform/context';

/** Actions of an actor with the save permission; a rule in use cannot be edited. */
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

/** Issues of a rule that has some, but not all, fields of the automatic top-up. */
export function topUpIssuesOf(draft: Pick<ShareRuleDraft, (typeof topUpFields)[number]>): FieldIssue[] {
  const missing = topUpFields.filter((field) => (draft[field] ?? null) === null);
  if (missing.length === topUpFields.length) return [];
  return missing.map((field) => ({ field, code: 'REQUIRED', params: {} }));
}
