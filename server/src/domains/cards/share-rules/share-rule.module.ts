import type { Module } from '../../../platform/module';
import { shareRuleDicts, shareRuleMenus } from './share-rule.data';
import { shareRuleRoutes } from './share-rule.routes';

export const shareRuleModule: Module = {
  name: 'cards/share-rules',
  reference: { dicts: shareRuleDicts, menus: shareRuleMenus },
  routes: [shareRuleRoutes],
};
