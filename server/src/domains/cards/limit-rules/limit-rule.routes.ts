import {
  changeLimitRuleMode,
  createLimitRule,
  listLimitRules,
  listWalletLimitRules,
  readCardLimits,
  readLimitLift,
  readLimitMerchant,
  readLimitRule,
  saveLimitMerchant,
  saveLimitRule,
  setLimitRuleVisibility,
  countLimitRuleExport,
  exportLimitRules,
  countWalletLimitRuleExport,
  exportWalletLimitRules,
} from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { limitRuleExport, walletLimitRuleExport } from './limit-rule.export';
import { mount } from '../../../platform/http/mount';
import { findCardLimits } from './card-limits.query';
import { readMerchantLimits, saveMerchantLimits } from './limit-merchant.actions';
import { readLift } from './limit-lift-view.query';
import { findLimitRules, readRule } from './limit-rule.query';
import { findTrial } from './limit-trial.query';
import { changeRuleMode, createRule, saveRule, setVisibility } from './limit-rule.actions';

export function limitRuleRoutes(app: App): void {
  mount(app, listLimitRules, (query, context) => findLimitRules(context, 'CARD', query));
  mount(app, listWalletLimitRules, (query, context) => findLimitRules(context, 'WALLET', query));
  mount(app, readLimitRule, async ({ id }, context) => ({
    rule: await readRule(context, id),
    timezone: context.actor.companyTimezone,
    trial: await findTrial(context, id),
  }));
  mount(app, createLimitRule, (draft, context) => createRule(draft, context));
  mount(app, saveLimitRule, (change, context) => saveRule(change, context));
  mount(app, changeLimitRuleMode, (change, context) => changeRuleMode(change, context));
  mount(app, setLimitRuleVisibility, (change, context) => setVisibility(change, context));
  mount(app, readLimitMerchant, (target, context) => readMerchantLimits(target, context));
  mount(app, saveLimitMerchant, (change, context) => saveMerchantLimits(change, context));
  mount(app, readLimitLift, ({ id }, context) => readLift(context, id));
  mount(app, readCardLimits, async ({ cardId }, context) => ({
    list: await findCardLimits(context, cardId),
    timezone: context.actor.companyTimezone,
  }));
  mountExport(app, {
    count: countLimitRuleExport,
    start: exportLimitRules,
    type: 'LIMIT_EXPORT',
    dataset: limitRuleExport,
  });
  mountExport(app, {
    count: countWalletLimitRuleExport,
    start: exportWalletLimitRules,
    type: 'WALLET_LIMIT_EXPORT',
    dataset: walletLimitRuleExport,
  });
}
