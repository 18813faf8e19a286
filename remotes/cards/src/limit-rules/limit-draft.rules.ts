import type { LimitRule, LimitRuleDraft, LimitScope } from '@console/contracts/cards';

/** What a new rule opens with. */
export const blankOf = (scope: LimitScope): Partial<LimitRuleDraft> => ({
  scope,
  binIds: [],
  countedBy: 'CARD',
  priority: 100,
  isOverridable: false,
  items: [],
});

/** A rule as its form has it. */
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

/** A copy has a name of its own, and items of its own. */
export const copyOf = (rule: LimitRule): Partial<LimitRuleDraft> => ({
  ...draftOf(rule),
  nameEn: '',
  nameZh: '',
  items: rule.items.map((item) => ({ ...item, id: undefined })),
});
