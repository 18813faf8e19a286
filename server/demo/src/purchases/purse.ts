import type { PostingEvent } from '@console/server/domains/accounts/ledger/posting.rules';
import type { FeeKind } from '@console/server/domains/cards/transactions/fee.rules';
import type { Books } from '../issuing/books';
import type { UsedCard } from './used-card';

interface Taking {
  source: [type: string, id: string];
  legKey: string;
  at: Date;
  principal: bigint;
  fees?: Partial<Record<FeeKind, bigint>>;
}

interface Settling {
  /** Time at which the merchant's account is funded; at `to` the returned money is withdrawn from it. */
  from: Date;
  to: Date;
  emptiedAt: Date;
  accountId: string;
}

/** Money of one card while its purchases are played; each change is booked. */
export interface Purse {
  available: () => bigint;
  /** Increases or decreases the hold. */
  hold: (change: bigint) => void;
  topUp: (taking: Taking) => void;
  collect: (taking: Taking) => void;
  /** Refunds to the card, or to the merchant's account if the card is cancelled. */
  refund: (taking: Taking, isEnded: boolean) => void;
  /** Returns the remaining balance to the merchant's account. */
  sweep: (at: Date) => void;
  /** Withdraws the available balance and offsets the merchant's account, so that no final available balance changes. */
  settle: (span: Settling) => void;
  /** Records the final hold in the books. */
  close: () => void;
}

const feeKinds: FeeKind[] = ['TRANSACTION', 'CROSS_BORDER', 'CROSS_CURRENCY', 'SMALL_TICKET'];

export function openPurse(books: Books, { id, ledgerAccountId, batch }: UsedCard, start: bigint): Purse {
  const { merchant, bin, at: openedAt } = batch;
  const { companyId } = merchant;
  const { currency } = bin;
  let balance = start;
  let given = 0n;
  let returned = 0n;
  let held = 0n;
  const account = (ownerId: string, code: Parameters<Books['open']>[0]['code']) =>
    books.open({ companyId, ownerId, code, currency }, openedAt);
  const accounts = {
    MERCHANT_AVAILABLE: account(merchant.id, 'MERCHANT_AVAILABLE'),
    CHANNEL_SETTLEMENT: account(companyId, 'CHANNEL_SETTLEMENT'),
    CARD_BALANCE: ledgerAccountId,
    ...Object.fromEntries(feeKinds.map((kind) => [`FEE_INCOME:${kind}`, account(companyId, `FEE_INCOME:${kind}`)])),
  };
  const book = (event: PostingEvent, taking: Taking, isForced = false) =>
    books.book({ ...taking, companyId, currency, event, accounts, isForced });
  return {
    available: () => balance - held,
    hold: (change) => {
      held += change;
    },
    topUp: (taking) => {
      balance += taking.principal;
      given += taking.principal;
      book('CARD_TOPPED_UP', taking);
    },
    collect: (taking) => {
      const fees = Object.values(taking.fees ?? {}).reduce<bigint>((sum, fee) => sum + (fee ?? 0n), 0n);
      balance -= taking.principal + fees;
      book('CARD_CLEARED', taking, true);
    },
    refund: (taking, isEnded) => {
      if (isEnded) returned += taking.principal;
      else balance += taking.principal;
      book(isEnded ? 'REFUND_TO_ACCOUNT' : 'CARD_REFUNDED', taking);
    },
    sweep: (at) => {
      if (balance > 0n) book('CARD_SWEPT', { source: ['CARD', id], legKey: '', at, principal: balance });
      balance = 0n;
    },
    settle: ({ from, emptiedAt, to, accountId }) => {
      const rest = balance - held;
      const legKey = id;
      if (rest > 0n)
        book('CARD_WITHDRAWN', { source: ['CARD', id], legKey: 'history', at: emptiedAt, principal: rest });
      balance = held;
      const source: [string, string] = ['ACCOUNT', accountId];
      if (given > 0n) book('ACCOUNT_FUNDED', { source, legKey, at: from, principal: given });
      if (returned + rest > 0n) book('ACCOUNT_WITHDRAWN', { source, legKey, at: to, principal: returned + rest });
    },
    close: () => books.setAside(ledgerAccountId, held),
  };
}
