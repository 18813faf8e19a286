import type { LimitRule, LimitRuleDraft, LimitScope } from '@console/contracts/cards';

/** Default values of a new rule. */
export const blankOf = (scope: LimitScope): Partial<LimitRuleDraft> => ({
  scope,
  binIds: [],
  countedBy: 'CARD',
  priority: 100,
  isOverridable: false,
  items: [],
});

/** Form values of a rule. */
export const draftOf = (rule: LimitRule): LimitRuleDraft => ({
  scope: rule.scope,
  nameEn: rule.name.en_US,
  nameZh: rule.name.zh_CN,
  binIds: rule.bins.map(({ id }) => id),
  currency: rule.currency ?? undefined,
  countedBy: rule.countedBy,
  priority: rule.priority,
  from: rule.from ?? undefined,
  to: rule.to ?? undefined,
  isOverridable: rule.isOverridable,
  items: rule.items,
});

/** Default values of a copy, without names and with new limits. */
export const copyOf = (rule: LimitRule): Partial<LimitRuleDraft> => ({
  ...draftOf(rule),
  nameEn: '',
  nameZh: '',
  items: rule.items.map((item) => ({ ...item, id: undefined })),
});
