import type { Feature } from '../../../platform/feature';
import { limitLiftReview } from './limit-lift.review';
import { limitRuleDicts, limitRuleMenus } from './limit-rule.data';
import { limitRuleExport, walletLimitRuleExport } from './limit-rule.export';
import { limitRuleRoutes } from './limit-rule.routes';

export const limitRuleFeature: Feature = {
  name: 'cards/limit-rules',
  reference: { dicts: limitRuleDicts, menus: limitRuleMenus },
  routes: [limitRuleRoutes],
  jobs: () => ({
    LIMIT_EXPORT: { at: 'export', permission: 'cards.limit-rule.export', dataset: limitRuleExport },
    WALLET_LIMIT_EXPORT: { at: 'export', permission: 'cards.limit-rule.export', dataset: walletLimitRuleExport },
  }),
  reviews: [limitLiftReview],
};
