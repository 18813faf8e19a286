import type { Currency } from '@console/contracts';
import {
  chained,
  emptyHead,
  type EntryRow,
  fxColumns,
  type Head,
  type LineRow,
} from '@console/server/domains/accounts/ledger/chain.rules';
import { factsOf, type LedgerCode } from '@console/server/domains/accounts/ledger/ledger-code.data';
import {
  applyLine,
  assertBalanced,
  balanceOf,
  isOverdrawn,
  type LedgerAccount,
  type Line,
} from '@console/server/domains/accounts/ledger/ledger.rules';
import {
  type PostingAccounts,
  linesOf,
  type PostingEvent,
} from '@console/server/domains/accounts/ledger/posting.rules';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import type { Random } from './random';

interface AccountKey {
  companyId: string;
  ownerId: string;
  code: LedgerCode;
  currency: Currency;
}

interface Booking {
  companyId: string;
  event: PostingEvent;
  source: [type: string, id: string];
  currency: Currency;
  at: Date;
  accounts: PostingAccounts;
  principal: bigint;
  fees?: Partial<Record<string, bigint>>;
  /** Distinguishes several bookings of one source. */
  legKey?: string;
  /** Allows a negative balance. */
  isForced?: boolean;
}

interface Posted {
  companyId: string;
  eventType: string;
  source: [type: string, id: string];
  at: Date;
  lines: Line[];
  /** Event of the same source that this one reverses. */
  reverses?: string;
  legKey?: string;
  isForced?: boolean;
}

interface Stored extends AccountKey {
  account: LedgerAccount;
  openedAt: Date;
}

interface Flow {
  gave: bigint;
  got: bigint;
}

/** The demo's ledger, which is built in memory by the rules of the real ledger and then written at once. */
export interface Books {
  open: (key: AccountKey, at: Date) => string;
  book: (booking: Booking) => void;
  /** Reverses the booking with the same source and event, line by line, under another event type. */
  undo: (booking: Booking, eventType: string, at: Date) => void;
  /** Returns the totals paid out of and into an account so far. */
  flowOf: (accountId: string) => Flow;
  close: (accountId: string) => void;
  /** Sets the final hold amount of the account. */
  setAside: (accountId: string, held: bigint) => void;
  rows: () => {
    accounts: NewRow<'ledger_account'>[];
    balances: LedgerAccount[];
    entries: NewRow<'ledger_entry'>[];
    lines: LineRow[];
    heads: (Head & { company_id: string })[];
  };
}

/** Start of books that continue an existing ledger: current accounts, and the head of the hash chain. */
interface Opening {
  accounts: { key: AccountKey; account: LedgerAccount }[];
  heads: Map<string, Head>;
}

const blank: Opening = { accounts: [], heads: new Map() };

export function createBooks(random: Random, opening = blank): Books {
  const stored = new Map<string, Stored>();
  const closed = new Set<string>();
  const holds = new Map<string, bigint>();
  const ids = new Map<string, string>();
  for (const { key, account } of opening.accounts) {
    ids.set(nameOf(key), account.id);
    stored.set(account.id, { ...key, account, openedAt: new Date(0) });
  }
  const bookings: Posted[] = [];
  const flows = new Map<string, Flow>();
  const flowOf = (accountId: string) => flows.get(accountId) ?? { gave: 0n, got: 0n };
  const write = (booking: Posted) => {
    assertBalanced(booking.lines);
    bookings.push(booking);
    for (const { accountId, side, amount } of booking.lines) {
      const { gave, got } = flowOf(accountId);
      const grows = side === stored.get(accountId)?.account.normalSide;
      flows.set(accountId, grows ? { gave, got: got + amount } : { gave: gave + amount, got });
    }
  };
  return {
    open: (key, at) => {
      const name = nameOf(key);
      const id = ids.get(name) ?? random.id('ledger', at);
      ids.set(name, id);
      if (!stored.has(id)) stored.set(id, { ...key, openedAt: at, account: emptyAccount(id, key) });
      return id;
    },
    book: ({ event, accounts, ...booking }) =>
      write({ ...booking, eventType: event, lines: linesOf(event, accounts, booking) }),
    undo: ({ event, accounts, ...booking }, eventType, at) =>
      write({ ...booking, at, eventType, reverses: event, lines: linesOf(event, accounts, booking).map(turned) }),
    flowOf,
    close: (accountId) => closed.add(accountId),
    setAside: (accountId, held) => holds.set(accountId, held),
    rows: () => {
      const written = writeBookings(random, { bookings, stored, heads: new Map(opening.heads) });
      for (const [id, held] of holds) {
        const owner = stored.get(id);
        if (owner) owner.account = { ...owner.account, holdOut: owner.account.holdOut + held };
      }
      holds.clear();
      return {
        ...written,
        balances: [...stored.values()].map(({ account }) => account),
        accounts: [...stored.values()].map((one) => accountRow(one, closed)),
      };
    },
  };
}

const nameOf = ({ ownerId, code, currency }: AccountKey) => `${ownerId} ${code} ${currency}`;

const emptyAccount = (id: string, { code, currency }: AccountKey): LedgerAccount => ({
  id,
  currency,
  normalSide: factsOf(code).normalSide,
  allowNegative: factsOf(code).allowNegative,
  status: 'OPEN',
  debit: 0n,
  credit: 0n,
  holdOut: 0n,
});

const turned = (line: Line): Line => ({ ...line, side: line.side === 'D' ? 'C' : 'D' });

interface Writing {
  bookings: Posted[];
  stored: Map<string, Stored>;
  heads: Map<string, Head>;
}

/** Writes bookings in chronological order, so that each line has its balance and none is below zero. */
function writeBookings(random: Random, { bookings, stored, heads }: Writing) {
  const entryIds = new Map<string, string>();
  const entries: NewRow<'ledger_entry'>[] = [];
  const lines: LineRow[] = [];
  for (const booking of [...bookings].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const id = random.id('entry', booking.at);
    entryIds.set(`${booking.source.join(' ')} ${booking.eventType}`, id);
    const entry = entryRow(id, booking, entryIds.get(`${booking.source.join(' ')} ${booking.reverses}`) ?? null);
    const written = booking.lines.map((line) => lineRow(random, { entry, booking, line, stored }));
    const { row, head } = chained(heads.get(booking.companyId) ?? emptyHead, entry, written);
    heads.set(booking.companyId, head);
    entries.push(row);
    lines.push(...written);
  }
  return { entries, lines, heads: [...heads].map(([company_id, head]) => ({ company_id, ...head })) };
}

const entryRow = (
  id: string,
  { companyId, eventType, source, at, legKey = '' }: Posted,
  reverses: string | null,
): EntryRow => ({
  id,
  company_id: companyId,
  event_type: eventType,
  source_type: source[0],
  source_id: source[1],
  leg_key: legKey,
  occurred_at: at,
  posted_at: at,
  reverses_entry_id: reverses,
  created_by: 'system',
  ...fxColumns(undefined),
});

interface Place {
  entry: EntryRow;
  booking: Posted;
  line: Line;
  stored: Map<string, Stored>;
}

function lineRow(random: Random, { entry, booking, line, stored }: Place): LineRow {
  const owner = stored.get(line.accountId);
  if (!owner) throw new Error(`The demo moves money of ${line.accountId}, which was never opened.`);
  owner.account = applyLine(owner.account, line, { isForced: booking.isForced ?? false });
  return {
    id: random.id('line', booking.at),
    company_id: booking.companyId,
    entry_id: entry.id,
    account_id: line.accountId,
    side: line.side,
    amount_minor: line.amount,
    currency: line.currency,
    balance_after_minor: balanceOf(owner.account),
  };
}

const accountRow = (
  { account, companyId, ownerId, code, openedAt }: Stored,
  closed: Set<string>,
): NewRow<'ledger_account'> => ({
  id: account.id,
  company_id: companyId,
  owner_type: factsOf(code).ownerType,
  owner_id: ownerId,
  code,
  currency: account.currency,
  normal_side: account.normalSide,
  allow_negative: account.allowNegative,
  status: closed.has(account.id) ? 'CLOSED' : 'OPEN',
  posted_debit: account.debit,
  posted_credit: account.credit,
  hold_out: account.holdOut,
  overdrawn: isOverdrawn(account),
  created_at: openedAt,
});
