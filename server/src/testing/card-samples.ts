import type { InputOf } from '@console/contracts';
import { listAccountOptions } from '@console/contracts/accounts';
import { type Card, type createCard, listCards, listIssuableBins } from '@console/contracts/cards';
import { firstMerchantId } from '@console/demo/ids';
import { newId } from '../platform/db/ids';
import type { TestApp } from './test-app';

type Headers = Record<string, string>;
export type Draft = InputOf<typeof createCard>;

/** Header with a new idempotency key. */
export const submission = () => ({ 'idempotency-key': newId('key') });

/** Returns a demo card in this state from the user's data scope. */
export async function cardIn(
  console: TestApp,
  headers: Headers,
  state: Card['state'],
  accept: (card: Card) => boolean = () => true,
): Promise<Card> {
  const { list } = await console.call(listCards, { pageSize: 200, filter: { state: [state] } }, headers);
  const found = list.find(accept);
  if (!found) throw new Error(`The demo has no such card in ${state}.`);
  return found;
}

/** A valid draft: first merchant, with its account in the currency of the BIN. */
export async function draftOf(
  console: TestApp,
  headers: Headers,
  bin: string,
  change: Partial<Draft> = {},
): Promise<Draft> {
  const bins = await console.call(listIssuableBins, {}, headers);
  const chosen = bins.list.find((one) => one.bin === bin);
  const accounts = await console.call(listAccountOptions, { merchantId: firstMerchantId }, headers);
  const account = accounts.list.find(({ currency }) => currency === chosen?.currency);
  if (!chosen || !account) throw new Error(`The BIN ${bin} cannot be issued by the first merchant.`);
  return {
    binId: chosen.id,
    merchantId: firstMerchantId,
    accountId: account.id,
    deposit: chosen.minDeposit,
    alias: 'Test card',
    validTo: '2026-12-31',
    ...change,
  };
}
