import {
  codes,
  type Currency,
  fromMinor,
  type InputOf,
  type Money,
  moneyOf,
  type OutputOf,
  toMinor,
} from '@console/contracts';
import type { precheckShareGroup, ShareGroup, ShareGroupDraft } from '@console/contracts/cards';
import { sql } from 'drizzle-orm';
import { findFundingAccount } from '../../accounts/accounts/account.repo';
import { openLedgerAccounts } from '../../accounts/ledger/ledger-account.repo';
import type { Context } from '../../context';
import { newId } from '../../ids';
import { insertRows } from '../../insert-rows';
import { findMerchant } from '../../merchants/merchants/merchant.repo';
import { Refusal } from '../../refusal';
import { findIssuingBin } from '../card-bins/card-bin.repo';
import { postPool } from '../pools/pool-money.repo';
import { readPool } from '../pools/pool.repo';
import { findTerms } from '../share-rules/share-rule.repo';
import { groupKind } from './share-group-kind.repo';

/** Out of reach and never existed are one answer, so that nobody learns which ids there are. */
function known<T>(found: T | null): T {
  if (found === null) throw new Refusal(codes.notFound);
  return found;
}

const issue = (field: string, code: string, params: Record<string, string> = {}) => ({ field, code, params });

/** Checks the draft, opens the pool and pays it, all or nothing. */
export async function createGroup(draft: ShareGroupDraft, context: Context): Promise<ShareGroup> {
  const { db, actor, now } = context;
  const { bin, mayIssue } = known(await findIssuingBin(context, draft.binId));
  const merchant = known(await findMerchant(context, draft.merchantId));
  const account = known(await findFundingAccount(context, draft.accountId));
  const terms = known(await findTerms(context, draft.ruleId));
  const { currency } = bin;
  const deposit = draft.deposit.currency === currency ? toMinor(draft.deposit.amount, currency) : null;
  const pays = account.merchantId === merchant.id && account.currency === currency && account.status === 'NORMAL';
  const isAllocating = terms.terms.type === 'SMART_ALLOCATION';
  const target = isAllocating ? minorIn(draft.cardTarget, currency) : null;
  const fieldIssues = [
    ...(merchant.status === 'ACTIVE' ? [] : [issue('merchantId', 'MERCHANT_NOT_ACTIVE')]),
    ...(terms.isActive && terms.merchantId === merchant.id ? [] : [issue('ruleId', 'RULE_NOT_USABLE')]),
    ...(mayIssue ? [] : [issue('binId', 'BIN_NOT_ISSUABLE')]),
    ...(pays ? [] : [issue('accountId', 'ACCOUNT_NOT_USABLE', { currency })]),
    ...(draft.deposit.currency === currency ? [] : [issue('deposit', 'CURRENCY', { currency })]),
    ...(deposit !== null && deposit > 0n ? [] : [issue('deposit', 'AMOUNT', { currency })]),
    ...(isAllocating ? targetIssues(target, deposit, currency) : []),
  ];
  if (fieldIssues.length > 0 || deposit === null) throw new Refusal(codes.invalid, { fieldIssues });

  const id = newId('group');
  const key = { companyId: actor.companyId, ownerId: id, code: groupKind.code, currency } as const;
  const [ledgerId = ''] = await openLedgerAccounts(db, [key], now);
  await insertRows(db, 'share_group', [
    {
      id,
      company_id: actor.companyId,
      merchant_id: merchant.id,
      account_id: account.id,
      bin_id: bin.id,
      pool_no: `SG-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(-6)}`,
      name: draft.name,
      share_rule_id: draft.ruleId,
      rule: terms.terms,
      currency,
      deposit_minor: deposit,
      card_target_minor: target,
      ledger_account_id: ledgerId,
      status: 'ACTIVE',
      version: 1,
      created_at: now,
      created_by: actor.userId,
      updated_at: now,
      updated_by: actor.userId,
    },
  ]);
  const pool = { id, currency, account_id: account.id, ledger_account_id: ledgerId, merchant_id: merchant.id };
  const fees = { GROUP_ISSUANCE: await issueFeeOf(context, bin.id) };
  await postPool(
    groupKind,
    pool,
    { deed: 'TOPUP', principal: deposit, fees, legKey: 'begin', field: 'deposit' },
    context,
  );
  const group = await readPool(groupKind, context, id);
  await context.audit({
    objectType: groupKind.objectType,
    objectId: id,
    objectLabel: `${group.poolNo} ${group.name}`,
    after: { ruleId: draft.ruleId, binId: bin.id, deposit: draft.deposit },
  });
  return group;
}

/** Minor units above nothing in the currency, or null. */
function minorIn(money: Money | undefined, currency: Currency): bigint | null {
  const minor = money?.currency === currency ? toMinor(money.amount, currency) : null;
  return minor !== null && minor > 0n ? minor : null;
}

/** A card never holds more than was put into the pool. */
function targetIssues(target: bigint | null, deposit: bigint | null, currency: Currency) {
  if (target === null) return [issue('cardTarget', 'AMOUNT', { currency })];
  const isAbove = deposit !== null && target > deposit;
  return isAbove ? [issue('cardTarget', 'MAX_AMOUNT', { max: fromMinor(deposit, currency), currency })] : [];
}

async function issueFeeOf({ db }: Pick<Context, 'db'>, binId: string): Promise<bigint> {
  const { rows } = await db.execute<{ fee: string }>(
    sql`select group_issue_fee_minor::text as fee from card_bin where id = ${binId}`,
  );
  return BigInt(rows[0]?.fee ?? 0);
}

/** The price of a draft; refused like the draft itself where the account or the BIN is out of reach. */
export async function priceGroup(
  { binId, accountId, deposit }: InputOf<typeof precheckShareGroup>,
  context: Context,
): Promise<OutputOf<typeof precheckShareGroup>> {
  const { bin } = known(await findIssuingBin(context, binId));
  const { available } = known(await findFundingAccount(context, accountId));
  const { currency } = bin;
  const minor = deposit.currency === currency ? toMinor(deposit.amount, currency) : null;
  if (minor === null) throw new Refusal(codes.invalid, { fieldIssues: [issue('deposit', 'AMOUNT', { currency })] });
  const fee = await issueFeeOf(context, bin.id);
  return {
    fee: { amount: fromMinor(fee, currency), currency },
    total: moneyOf(minor + fee, currency),
    available: moneyOf(available, currency),
  };
}
