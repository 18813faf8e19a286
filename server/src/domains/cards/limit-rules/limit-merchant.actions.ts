import { codes, fromMinor, type InputOf, toMinor } from '@console/contracts';
import {
  checkLimitMerchant,
  type LimitMerchant,
  type LimitMerchantItem,
  type saveLimitMerchant,
} from '@console/contracts/cards';
import type { Context } from '../../../platform/context';
import { findMerchantOption } from '../../merchants/merchants/merchant-choice.query';
import { assertVersion } from '../../../platform/expected-version';
import { Refusal } from '../../../platform/refusal';
import { refuseRestricted } from '../../merchants/merchants/refuse-restricted.actions';
import { findOverride, storeOverride } from './limit-override.store';
import { lockRuleRow, readRule } from './limit-rule.query';
import { labelOf } from './limit-rule.actions';
import { type Maxima, raisedFieldOf } from './limit-rule.rules';

type Target = Pick<InputOf<typeof saveLimitMerchant>, 'id' | 'merchantId'>;

/** Limits of a rule for one merchant; refused as not found if the rule does not apply to it. */
export async function readMerchantLimits({ id, merchantId }: Target, context: Context): Promise<LimitMerchant> {
  const rule = await readRule(context, id);
  const merchant = await findMerchantOption(context, merchantId);
  const isForIt = rule.merchants === null || rule.merchants.some((one) => one.id === merchantId);
  if (!merchant || !isForIt) throw new Refusal(codes.notFound);
  const { maxima, version } = await findOverride(context, { id, merchantId });
  const itemIds = new Set(rule.items.map((item) => item.id));
  const items = Object.entries(maxima)
    .filter(([itemId]) => itemIds.has(itemId))
    .map(([itemId, { minor, count }]): LimitMerchantItem => ({
      itemId,
      ...(minor !== undefined && rule.currency !== null && { maxAmount: fromMinor(BigInt(minor), rule.currency) }),
      ...(count !== undefined && { maxCount: count }),
    }));
  return { rule, merchant: { id: merchant.id, name: merchant.name }, items, version };
}

/** Stores a merchant's limits. The rule is locked, so that a concurrent decrease of its maxima is compared. */
export async function saveMerchantLimits(
  { id, merchantId, version, items }: InputOf<typeof saveLimitMerchant>,
  context: Context,
): Promise<LimitMerchant> {
  await lockRuleRow(context, id);
  const before = await readMerchantLimits({ id, merchantId }, context);
  await assertVersion(before, version, () => ({ current: before, updatedAt: before.rule.updatedAt }));
  const { rule } = before;
  if (!rule.isOverridable) throw new Refusal(codes.transition, { data: { reason: 'RULE_FIXED' } });
  const fieldIssues = checkLimitMerchant(items, rule.items, rule.currency);
  if (fieldIssues.length > 0) throw new Refusal(codes.invalid, { fieldIssues });
  const maxima = maximaOf(items, rule.currency);
  const raised = raisedFieldOf(rule, { before: maximaOf(before.items, rule.currency), after: maxima });
  if (raised !== null) await refuseRestricted(context, { merchantId, field: raised });
  await storeOverride(context, { id, merchantId }, maxima);
  const after = await readMerchantLimits({ id, merchantId }, context);
  await context.audit({
    ...labelOf(rule),
    before: { merchantId, items: before.items },
    after: { merchantId, items: after.items },
  });
  return after;
}

const maximaOf = (items: LimitMerchantItem[], currency: string | null): Maxima =>
  Object.fromEntries(
    items
      .filter(({ maxAmount, maxCount }) => maxAmount !== undefined || maxCount !== undefined)
      .map(({ itemId, maxAmount, maxCount }) => {
        const minor = maxAmount === undefined || currency === null ? null : toMinor(maxAmount, currency);
        return [
          itemId,
          { ...(minor !== null && { minor: String(minor) }), ...(maxCount !== undefined && { count: maxCount }) },
        ];
      }),
  );
