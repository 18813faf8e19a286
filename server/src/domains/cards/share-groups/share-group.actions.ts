import { codes, type Currency, fromMinor, type Money, type OutputOf, toMinor } from '@console/contracts';
import type { createShareGroup, RuleTerms, ShareGroupDraft } from '@console/contracts/cards';
import { findFundingAccount } from '../../accounts/accounts/account.query';
import { openLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import type { Context } from '../../../platform/context';
import type { SignedInContext } from '../../../platform/http/mount';
import { newId } from '../../../platform/db/ids';
import { findMerchantOption } from '../../merchants/merchants/merchant-choice.query';
import { refuseRestricted } from '../../merchants/merchants/refuse-restricted.actions';
import { Refusal, requireRecord } from '../../../platform/refusal';
import { findIssuingBin } from '../card-bins/card-bin.query';
import { postPool } from '../pools/pool-money.actions';
import { readPool } from '../pools/pool.query';
import { insertGroup } from '../pools/pool.store';
import { lockTerms } from '../share-rules/share-rule.query';
import { type FirstCards, firstCardsOf, orderFirstCards, refuseMaking } from './first-cards.actions';
import { findGroupIssueFee } from './group-fee.query';
import { groupKind } from './share-group-kind.query';

const issue = (field: string, code: string, params: Record<string, string> = {}) => ({ field, code, params });

/** Checked draft, with amounts in minor units. */
interface Checked {
  currency: Currency;
  terms: RuleTerms;
  deposit: bigint;
  target: bigint | null;
  firstCards: FirstCards | null;
}

/**
 * Creates a group: checks the draft, stores the pool, posts its deposit and orders its first cards, in one transaction.
 */
export async function createGroup(
  draft: ShareGroupDraft,
  context: SignedInContext,
): Promise<OutputOf<typeof createShareGroup>> {
  if (draft.count !== undefined) refuseMaking(context);
  const { firstCards, ...checked } = await checkDraft(draft, context);
  const pool = await openGroup(draft, checked, context);
  const fees = { GROUP_ISSUANCE: await findGroupIssueFee(context.db, draft.binId) };
  await postPool(
    groupKind,
    pool,
    { action: 'TOPUP', principal: checked.deposit, fees, legKey: 'begin', field: 'deposit' },
    context,
  );
  await context.audit({
    objectType: groupKind.objectType,
    objectId: pool.id,
    objectLabel: `${pool.pool_no} ${pool.name}`,
    after: { ruleId: draft.ruleId, binId: draft.binId, deposit: draft.deposit, cards: firstCards?.count ?? 0 },
  });
  const firstBatch = firstCards && (await orderFirstCards(firstCards, pool, context));
  return { ...(await readPool(groupKind, context, pool.id)), firstBatch };
}

async function checkDraft(draft: ShareGroupDraft, context: Context): Promise<Checked> {
  const { bin, purposes } = requireRecord(await findIssuingBin(context, draft.binId));
  const merchant = requireRecord(await findMerchantOption(context, draft.merchantId));
  await refuseRestricted(context, { merchantId: merchant.id, field: 'merchantId' });
  const account = requireRecord(await findFundingAccount(context, draft.accountId));
  const { terms, ...rule } = requireRecord(await lockTerms(context, draft.ruleId));
  const { currency } = bin;
  const deposit = minorIn(draft.deposit, currency);
  const pays = account.merchantId === merchant.id && account.currency === currency && account.status === 'NORMAL';
  const isAllocating = terms.type === 'SMART_ALLOCATION';
  const target = isAllocating ? minorIn(draft.cardTarget, currency) : null;
  const { wanted: firstCards, issues } = firstCardsOf(draft);
  const fieldIssues = [
    ...(rule.isActive && rule.merchantId === merchant.id ? [] : [issue('ruleId', 'RULE_NOT_USABLE')]),
    ...(purposes.includes('POOL') ? [] : [issue('binId', 'BIN_NOT_ISSUABLE')]),
    ...(pays ? [] : [issue('accountId', 'ACCOUNT_NOT_USABLE', { currency })]),
    ...(draft.deposit.currency === currency ? [] : [issue('deposit', 'CURRENCY', { currency })]),
    ...(deposit !== null ? [] : [issue('deposit', 'AMOUNT', { currency })]),
    ...(isAllocating ? targetIssues(target, deposit, currency) : []),
    ...issues,
  ];
  if (fieldIssues.length > 0 || deposit === null) throw new Refusal(codes.invalid, { fieldIssues });
  return { currency, terms, deposit, target, firstCards };
}

async function openGroup(
  { merchantId, accountId, binId, ruleId, name }: ShareGroupDraft,
  { currency, terms, deposit, target }: Omit<Checked, 'firstCards'>,
  context: Context,
) {
  const { db, companyId, now } = context;
  const id = newId('group');
  const [ledgerId = ''] = await openLedgerAccounts(
    db,
    [{ companyId, ownerId: id, code: groupKind.code, currency }],
    now,
  );
  const group = {
    id,
    merchant_id: merchantId,
    account_id: accountId,
    bin_id: binId,
    pool_no: `SG-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(-6)}`,
    name,
    share_rule_id: ruleId,
    rule: terms,
    currency,
    ledger_account_id: ledgerId,
    deposit_minor: deposit,
    card_target_minor: target,
  };
  await insertGroup(context, group);
  return group;
}

/** Positive amount in minor units of the currency, or null. */
function minorIn(money: Money | undefined, currency: Currency): bigint | null {
  const minor = money?.currency === currency ? toMinor(money.amount, currency) : null;
  return minor !== null && minor > 0n ? minor : null;
}

/** Issues of a card target, which cannot exceed the deposit. */
function targetIssues(target: bigint | null, deposit: bigint | null, currency: Currency) {
  if (target === null) return [issue('cardTarget', 'AMOUNT', { currency })];
  const isAbove = deposit !== null && target > deposit;
  return isAbove ? [issue('cardTarget', 'MAX_AMOUNT', { max: fromMinor(deposit, currency), currency })] : [];
}
