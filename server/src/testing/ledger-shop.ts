import { openLedgerAccounts, lockLedgerAccounts } from '../domains/accounts/ledger/ledger-account.store';
import { changeHold, placeHold } from '../domains/accounts/ledger/hold.store';
import type { HoldChange } from '../domains/accounts/ledger/hold.rules';
import { type Entry, post } from '../domains/accounts/ledger/ledger.store';
import { availableOf, balanceOf } from '../domains/accounts/ledger/ledger.rules';
import { type PostingAccounts, linesOf, type PostingEvent } from '../domains/accounts/ledger/posting.rules';
import { verifyBooks } from '../domains/accounts/ledger/verify.query';
import type { Db } from '../platform/context';
import { demoCompanies } from '@console/demo/ids';
import type { Database } from '../platform/db/db';
import { inTransaction } from '../platform/db/transaction';
import { testNow } from './test-world';

const companyId = demoCompanies.aldermoor;
export const currency = 'USD';

export type Shop = Required<Pick<PostingAccounts, 'CHANNEL_SETTLEMENT' | 'MERCHANT_AVAILABLE' | 'CARD_BALANCE'>> & {
  name: string;
  fee: string;
};

/** Returns 200, or the code of the refusal. */
export const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : Promise.reject(error)),
  );

/** A ledger for tests: merchants with one card each and new accounts. */
export function shopsOf(database: Database) {
  let shops = 0;
  const inCompany = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    inTransaction(database.pool, { as: 'company', companyId }, work);

  const openShop = async (funded = 0n): Promise<Shop> => {
    shops += 1;
    const name = `shop-${shops}`;
    const kinds = ['CHANNEL_SETTLEMENT', 'MERCHANT_AVAILABLE', 'CARD_BALANCE', 'FEE_INCOME:TEST'] as const;
    const [CHANNEL_SETTLEMENT = '', MERCHANT_AVAILABLE = '', CARD_BALANCE = '', fee = ''] = await inCompany((db) =>
      openLedgerAccounts(
        db,
        kinds.map((code) => ({ companyId, ownerId: name, code, currency })),
        testNow,
      ),
    );
    const shop = { name, CHANNEL_SETTLEMENT, MERCHANT_AVAILABLE, CARD_BALANCE, fee };
    if (funded > 0n) await send(shop, 'ACCOUNT_FUNDED', 'first', funded);
    return shop;
  };

  const entryOf = (
    shop: Shop,
    event: PostingEvent,
    source: string,
    [principal, fee = 0n]: [bigint, bigint?],
  ): Entry => ({
    companyId,
    eventType: event,
    sourceType: 'TEST',
    sourceId: `${shop.name} ${source}`,
    occurredAt: testNow,
    createdBy: 'user_test',
    lines: linesOf(event, { ...shop, 'FEE_INCOME:TEST': shop.fee }, { principal, fees: { TEST: fee }, currency }),
  });

  /** Posts an entry. Returns 200, or the code of the refusal. */
  const send = (shop: Shop, event: PostingEvent, source: string, ...amounts: [bigint, bigint?]) =>
    codeOf(inCompany((db) => post(db, entryOf(shop, event, source, amounts), testNow)));

  const hold = (shop: Shop, source: string, amount: bigint) =>
    inCompany((db) =>
      placeHold(
        db,
        {
          companyId,
          accountId: shop.CARD_BALANCE,
          currency,
          amount,
          sourceType: 'TEST',
          sourceId: `${shop.name} ${source}`,
          expiresAt: testNow,
        },
        { eventKey: 'first', now: testNow },
      ),
    );

  const changeShopHold = (id: string, change: HoldChange, eventKey: string) =>
    inCompany((db) => changeHold(db, id, [change], { eventKey, now: testNow }));

  const cardOf = async (shop: Shop) => {
    const account = (await inCompany((db) => lockLedgerAccounts(db, [shop.CARD_BALANCE]))).get(shop.CARD_BALANCE);
    if (!account) throw new Error('The card has no account.');
    return { balance: balanceOf(account), available: availableOf(account) };
  };

  const findings = () => inCompany(async (db) => (await verifyBooks(db, testNow)).findings);

  return { inCompany, openShop, entryOf, send, hold, changeShopHold, cardOf, findings };
}
