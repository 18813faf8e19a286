import { codes, type Money, toMinor } from '@console/contracts';
import type { RuleTerms } from '@console/contracts/cards';
import type { Wallet, WalletDraft } from '@console/contracts/wallets';
import { findFundingAccount } from '../../accounts/accounts/account.query';
import { openLedgerAccounts } from '../../accounts/ledger/ledger-account.store';
import { findCardholder } from '../cardholders/cardholder.query';
import { postPool } from '../pools/pool-money.actions';
import { readPool } from '../pools/pool.query';
import { insertWallet } from '../pools/pool.store';
import { lockTerms } from '../share-rules/share-rule.query';
import type { Context } from '../../../platform/context';
import type { SignedInContext } from '../../../platform/http/mount';
import { newId } from '../../../platform/db/ids';
import { findMerchantOption } from '../../merchants/merchants/merchant-choice.query';
import { refuseRestricted } from '../../merchants/merchants/refuse-restricted.actions';
import { Refusal, requireRecord } from '../../../platform/refusal';
import { inviteFirstUsers } from '../wallet-users/invite-wallet-user.actions';
import { walletKind } from './wallet-kind.query';

const issue = (field: string, code: string, params: Record<string, string> = {}) => ({ field, code, params });

/** Checked draft, with amounts in minor units. */
interface Checked {
  terms: RuleTerms;
  holderIds: string[];
  deposit: bigint;
  cardLimit: bigint;
}

/** Creates a wallet: checks the draft, stores the pool, posts its deposit and invites its users, in one transaction. */
export async function createWalletOf(draft: WalletDraft, context: SignedInContext): Promise<Wallet> {
  const checked = await checkDraft(draft, context);
  const { deposit, holderIds } = checked;
  const pool = await openWallet(draft, checked, context);
  await postPool(
    walletKind,
    pool,
    { action: 'TOPUP', principal: deposit, fees: {}, legKey: 'begin', field: 'deposit' },
    context,
  );
  await context.audit({
    objectType: walletKind.objectType,
    objectId: pool.id,
    objectLabel: `${pool.pool_no} ${pool.name}`,
    after: {
      ruleId: draft.ruleId,
      deposit: draft.deposit,
      cardLimit: draft.cardLimit,
      cardholders: holderIds.length,
      users: draft.userEmails.length,
    },
  });
  await inviteFirstUsers(pool, draft.userEmails, context);
  return readPool(walletKind, context, pool.id);
}

async function checkDraft(draft: WalletDraft, context: Context): Promise<Checked> {
  const { currency } = draft;
  const merchant = requireRecord(await findMerchantOption(context, draft.merchantId));
  await refuseRestricted(context, { merchantId: merchant.id, field: 'merchantId' });
  const account = requireRecord(await findFundingAccount(context, draft.accountId));
  const { terms, ...rule } = requireRecord(await lockTerms(context, draft.ruleId));
  const holderIds = [...new Set(draft.cardholderIds)];
  const holders = [];
  for (const id of holderIds) holders.push(requireRecord(await findCardholder(context, id)));
  const deposit = minorIn(draft.deposit, currency);
  const cardLimit = minorIn(draft.cardLimit, currency);
  const pays = account.merchantId === merchant.id && account.currency === currency && account.status === 'NORMAL';
  const isOwn = rule.isActive && rule.merchantId === merchant.id && terms.type === 'WALLET';
  const hold = holders.every((holder) => holder.merchantId === merchant.id && holder.mayHold);
  const fieldIssues = [
    ...(isOwn ? [] : [issue('ruleId', 'WALLET_RULE')]),
    ...(pays ? [] : [issue('accountId', 'ACCOUNT_NOT_USABLE', { currency })]),
    ...(hold ? [] : [issue('cardholderIds', 'HOLDER_NOT_USABLE')]),
    ...(deposit === null ? [issue('deposit', 'AMOUNT', { currency })] : []),
    ...(cardLimit === null ? [issue('cardLimit', 'AMOUNT', { currency })] : []),
  ];
  if (fieldIssues.length > 0 || deposit === null || cardLimit === null)
    throw new Refusal(codes.invalid, { fieldIssues });
  return { terms, holderIds, deposit, cardLimit };
}

async function openWallet(draft: WalletDraft, { terms, holderIds, deposit, cardLimit }: Checked, context: Context) {
  const { db, companyId, now } = context;
  const { currency } = draft;
  const id = newId('wallet');
  const [ledgerId = ''] = await openLedgerAccounts(
    db,
    [{ companyId, ownerId: id, code: walletKind.code, currency }],
    now,
  );
  const wallet = {
    id,
    merchant_id: draft.merchantId,
    account_id: draft.accountId,
    pool_no: `WA-${now.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(-6)}`,
    name: draft.name,
    share_rule_id: draft.ruleId,
    rule: terms,
    currency,
    ledger_account_id: ledgerId,
    deposit_minor: deposit,
    card_limit_minor: cardLimit,
  };
  await insertWallet(context, wallet, holderIds);
  return wallet;
}

/** Positive amount in minor units of the currency, or null. */
function minorIn(money: Money, currency: string): bigint | null {
  const minor = money.currency === currency ? toMinor(money.amount, currency) : null;
  return minor !== null && minor > 0n ? minor : null;
}
