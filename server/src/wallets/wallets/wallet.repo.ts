import { codes, type Money, toMinor } from '@console/contracts';
import type { Wallet, WalletDraft } from '@console/contracts/wallets';
import { findFundingAccount } from '../../accounts/accounts/account.repo';
import { openLedgerAccounts } from '../../accounts/ledger/ledger-account.repo';
import { findCardholder } from '../../cards/cardholders/cardholder.repo';
import { postPool } from '../../cards/pools/pool-money.repo';
import { readPool } from '../../cards/pools/pool.repo';
import { findTerms } from '../../cards/share-rules/share-rule.repo';
import type { Context } from '../../context';
import { newId } from '../../ids';
import { insertRows } from '../../insert-rows';
import { findMerchant } from '../../merchants/merchants/merchant.repo';
import { Refusal } from '../../refusal';
import { walletKind } from './wallet-kind.repo';

/** Out of reach and never existed are one answer, so that nobody learns which ids there are. */
function known<T>(found: T | null): T {
  if (found === null) throw new Refusal(codes.notFound);
  return found;
}

const issue = (field: string, code: string, params: Record<string, string> = {}) => ({ field, code, params });

/** Checks the draft, opens the pool and pays it, all or nothing. */
export async function createWalletOf(draft: WalletDraft, context: Context): Promise<Wallet> {
  const { db, actor, now } = context;
  const { currency } = draft;
  const merchant = known(await findMerchant(context, draft.merchantId));
  const account = known(await findFundingAccount(context, draft.accountId));
  const terms = known(await findTerms(context, draft.ruleId));
  const holderIds = [...new Set(draft.cardholderIds)];
  for (const id of holderIds) {
    const holder = known(await findCardholder(context, id));
    if (holder.merchantId !== merchant.id || !holder.mayHold)
      throw refused([issue('cardholderIds', 'HOLDER_NOT_USABLE')]);
  }
  const deposit = minorIn(draft.deposit, currency);
  const cardLimit = minorIn(draft.cardLimit, currency);
  const pays = account.merchantId === merchant.id && account.currency === currency && account.status === 'NORMAL';
  const isOwn = terms.isActive && terms.merchantId === merchant.id && terms.terms.type === 'WALLET';
  const fieldIssues = [
    ...(merchant.status === 'ACTIVE' ? [] : [issue('merchantId', 'MERCHANT_NOT_ACTIVE')]),
    ...(isOwn ? [] : [issue('ruleId', 'RULE_NOT_USABLE')]),
    ...(pays ? [] : [issue('accountId', 'ACCOUNT_NOT_USABLE', { currency })]),
    ...(deposit === null ? [issue('deposit', 'AMOUNT', { currency })] : []),
    ...(cardLimit === null ? [issue('cardLimit', 'AMOUNT', { currency })] : []),
  ];
  if (fieldIssues.length > 0 || deposit === null || cardLimit === null) throw refused(fieldIssues);

  const id = newId('wallet');
  const key = { companyId: actor.companyId, ownerId: id, code: walletKind.code, currency } as const;
  const [ledgerId = ''] = await openLedgerAccounts(db, [key], now);
  await insertRows(db, 'wallet', [
    {
      id,
      company_id: actor.companyId,
      merchant_id: merchant.id,
      account_id: account.id,
      pool_no: `WA-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(-6)}`,
      name: draft.name,
      share_rule_id: draft.ruleId,
      rule: terms.terms,
      currency,
      card_limit_minor: cardLimit,
      deposit_minor: deposit,
      ledger_account_id: ledgerId,
      status: 'ACTIVE',
      version: 1,
      created_at: now,
      created_by: actor.userId,
      updated_at: now,
      updated_by: actor.userId,
    },
  ]);
  await insertRows(
    db,
    'wallet_cardholder',
    holderIds.map((holder) => ({ wallet_id: id, cardholder_id: holder, company_id: actor.companyId })),
  );
  const pool = { id, currency, account_id: account.id, ledger_account_id: ledgerId, merchant_id: merchant.id };
  await postPool(
    walletKind,
    pool,
    { deed: 'TOPUP', principal: deposit, fees: {}, legKey: 'begin', field: 'deposit' },
    context,
  );
  const wallet = await readPool(walletKind, context, id);
  await context.audit({
    objectType: walletKind.objectType,
    objectId: id,
    objectLabel: `${wallet.poolNo} ${wallet.name}`,
    after: { ruleId: draft.ruleId, deposit: draft.deposit, cardLimit: draft.cardLimit, cardholders: holderIds.length },
  });
  return wallet;
}

const refused = (fieldIssues: ReturnType<typeof issue>[]) => new Refusal(codes.invalid, { fieldIssues });

/** Minor units above nothing in the currency, or null. */
function minorIn(money: Money, currency: string): bigint | null {
  const minor = money.currency === currency ? toMinor(money.amount, currency) : null;
  return minor !== null && minor > 0n ? minor : null;
}
