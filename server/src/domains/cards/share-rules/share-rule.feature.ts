import type { Feature } from '../../../platform/feature';
import { shareRuleDicts, shareRuleMenus } from './share-rule.data';
import { shareRuleRoutes } from './share-rule.routes';

export const shareRuleFeature: Feature = {
  name: 'cards/share-rules',
  reference: { dicts: shareRuleDicts, menus: shareRuleMenus },
  routes: [shareRuleRoutes],
};
