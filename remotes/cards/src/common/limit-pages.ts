import type { PageName } from '@console/contracts';
import type { LimitScope } from '@console/contracts/cards';
import { pageHref } from '@console/screens';

/** Page names by scope, with the spelling of the specification. */
const bases = {
  CARD: 'cards-rules-limits',
  WALLET: 'walelt-cards-rules-limits',
} as const satisfies Record<LimitScope, PageName>;

/** Addresses of the rule pages of a scope. */
export const limitPagesOf = (scope: LimitScope) => ({
  list: pageHref(bases[scope]),
  create: pageHref(`${bases[scope]}-save`),
  edit: (id: string) => pageHref(`${bases[scope]}-save`, { id }),
  copy: (id: string) => pageHref(`${bases[scope]}-save`, { from: id }),
  merchant: (id: string) => pageHref(`${bases[scope]}-merchant-saveinfo`, { id }),
  visibility: (id: string) => pageHref(`${bases[scope]}-visibility`, { id }),
});

/** List of rules with one rule open. */
export const limitRuleHref = (scope: LimitScope, id: string): string => pageHref(bases[scope], { rule: id });

/** Scope of a page. */
export const limitScopeAt = (pathname: string): LimitScope =>
  pathname.includes(`/${bases.WALLET}`) ? 'WALLET' : 'CARD';
