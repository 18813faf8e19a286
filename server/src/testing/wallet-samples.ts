import { listAccountOptions } from '@console/contracts/accounts';
import { saveShareRule } from '@console/contracts/cards';
import { createWallet, type Wallet, type WalletDraft } from '@console/contracts/wallets';
import { firstMerchantId } from '@console/demo/ids';
import { submission } from './card-samples';
import type { TestApp } from './test-app';

let made = 0;

/** A valid draft of a USD wallet of the first merchant, with its own sharing rule. */
export async function walletDraftOf(
  console: TestApp,
  headers: Record<string, string>,
  change: Partial<WalletDraft> = {},
): Promise<WalletDraft> {
  const { list } = await console.call(listAccountOptions, { merchantId: firstMerchantId }, headers);
  made += 1;
  const terms = { type: 'WALLET' as const, floatingPercent: 0, warningPercent: 10, maxCards: 10 };
  const rule = { merchantId: firstMerchantId, name: `Wallet rule ${made}`, ...terms };
  const { id: ruleId } = await console.call(saveShareRule, rule, { ...headers, ...submission() });
  return {
    merchantId: firstMerchantId,
    name: `Wallet ${made}`,
    ruleId,
    accountId: list.find(({ currency }) => currency === 'USD')?.id ?? '',
    currency: 'USD',
    deposit: { amount: '200', currency: 'USD' },
    cardLimit: { amount: '80', currency: 'USD' },
    cardholderIds: [],
    userEmails: [],
    ...change,
  };
}

/** Creates a USD wallet of the first merchant. */
export const walletOf = async (
  console: TestApp,
  headers: Record<string, string>,
  change: Partial<WalletDraft> = {},
): Promise<Wallet> =>
  console.call(createWallet, await walletDraftOf(console, headers, change), { ...headers, ...submission() });
