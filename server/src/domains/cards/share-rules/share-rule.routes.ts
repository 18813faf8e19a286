import { listShareRules, readShareRule, saveShareRule, setShareRuleStatus } from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mount } from '../../../platform/http/mount';
import { saveRule, setRuleStatus } from './share-rule.actions';
import { findRules, readRuleWithUses } from './share-rule.query';

export function shareRuleRoutes(app: App): void {
  mount(app, listShareRules, (query, context) => findRules(context, query));
  mount(app, readShareRule, ({ id }, context) => readRuleWithUses(context, id));
  mount(app, saveShareRule, (draft, context) => saveRule(draft, context));
  mount(app, setShareRuleStatus, (change, context) => setRuleStatus(change, context));
}
