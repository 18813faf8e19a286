import type { Currency } from '@console/contracts';
import { chained, emptyHead, type EntryRow, fxColumns, type Head, type LineRow } from '../../accounts/ledger/chain';
import { factsOf, type LedgerCode } from '../../accounts/ledger/ledger-codes';
import {
  applyLine,
  assertBalanced,
  balanceOf,
  type LedgerAccount,
  type Line,
} from '../../accounts/ledger/ledger.rules';
import { type Cast, linesOf, type PostingEvent } from '../../accounts/ledger/posting.rules';
import type { Random } from './random';

interface AccountKey {
  companyId: string;
  ownerId: string;
  code: LedgerCode;
  currency: Currency;
}

interface Movement {
  companyId: string;
  event: PostingEvent;
  source: [type: string, id: string];
  currency: Currency;
  at: Date;
  cast: Cast;
  principal: bigint;
  fees?: Record<string, bigint>;
}

interface Posted {
  companyId: string;
  eventType: string;
  source: [type: string, id: string];
  at: Date;
  lines: Line[];
  /** The event of the same source that this one undoes. */
  reverses?: string;
}

interface Kept extends AccountKey {
  account: LedgerAccount;
  openedAt: Date;
}

interface Flow {
  gave: bigint;
  got: bigint;
}

/** The ledger of the demo, kept in memory by the rules of the real one and written in one go. */
export interface Books {
  open: (key: AccountKey, at: Date) => string;
  move: (movement: Movement) => void;
  /** Undoes the movement of the same source and event, line by line, under another name. */
  undo: (movement: Movement, eventType: string, at: Date) => void;
  /** All that an account gave and all that came back to it, over all movements so far. */
  flowOf: (accountId: string) => Flow;
  close: (accountId: string) => void;
  rows: () => { accounts: Row[]; entries: Row[]; lines: LineRow[]; heads: Row[] };
}

type Row = Record<string, unknown>;

export function createBooks(random: Random): Books {
  const kept = new Map<string, Kept>();
  const closed = new Set<string>();
  const ids = new Map<string, string>();
  const movements: Posted[] = [];
  const flows = new Map<string, Flow>();
  const flowOf = (accountId: string) => flows.get(accountId) ?? { gave: 0n, got: 0n };
  const write = (movement: Posted) => {
    assertBalanced(movement.lines);
    movements.push(movement);
    for (const { accountId, side, amount } of movement.lines) {
      const { gave, got } = flowOf(accountId);
      const grows = side === kept.get(accountId)?.account.normalSide;
      flows.set(accountId, grows ? { gave, got: got + amount } : { gave: gave + amount, got });
    }
  };
  return {
    open: (key, at) => {
      const name = `${key.ownerId} ${key.code} ${key.currency}`;
      const id = ids.get(name) ?? random.id('ledger', at);
      ids.set(name, id);
      if (!kept.has(id)) kept.set(id, { ...key, openedAt: at, account: emptyAccount(id, key) });
      return id;
    },
    move: ({ event, cast, ...movement }) =>
      write({ ...movement, eventType: event, lines: linesOf(event, cast, movement) }),
    undo: ({ event, cast, ...movement }, eventType, at) =>
      write({ ...movement, at, eventType, reverses: event, lines: linesOf(event, cast, movement).map(turned) }),
    flowOf,
    close: (accountId) => closed.add(accountId),
    rows: () => {
      const written = writeMovements(random, movements, kept);
      return { ...written, accounts: [...kept.values()].map((one) => accountRow(one, closed)) };
    },
  };
}

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

/** In the order of time, so that every line knows the balance after it, and none is ever below zero. */
function writeMovements(random: Random, movements: Posted[], kept: Map<string, Kept>) {
  const entryIds = new Map<string, string>();
  const heads = new Map<string, Head>();
  const entries: Row[] = [];
  const lines: LineRow[] = [];
  for (const movement of [...movements].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const id = random.id('entry', movement.at);
    entryIds.set(`${movement.source.join(' ')} ${movement.eventType}`, id);
    const entry = entryRow(id, movement, entryIds.get(`${movement.source.join(' ')} ${movement.reverses}`) ?? null);
    const written = movement.lines.map((line) => lineRow(random, { entry, movement, line, kept }));
    const { row, head } = chained(heads.get(movement.companyId) ?? emptyHead, entry, written);
    heads.set(movement.companyId, head);
    entries.push(row);
    lines.push(...written);
  }
  return { entries, lines, heads: [...heads].map(([company_id, head]) => ({ company_id, ...head })) };
}

const entryRow = (id: string, { companyId, eventType, source, at }: Posted, reverses: string | null): EntryRow => ({
  id,
  company_id: companyId,
  event_type: eventType,
  source_type: source[0],
  source_id: source[1],
  leg_key: '',
  occurred_at: at,
  posted_at: at,
  reverses_entry_id: reverses,
  created_by: 'system',
  ...fxColumns(undefined),
});

interface Place {
  entry: EntryRow;
  movement: Posted;
  line: Line;
  kept: Map<string, Kept>;
}

function lineRow(random: Random, { entry, movement, line, kept }: Place): LineRow {
  const owner = kept.get(line.accountId);
  if (!owner) throw new Error(`The demo moves money of ${line.accountId}, which was never opened.`);
  owner.account = applyLine(owner.account, line);
  return {
    id: random.id('line', movement.at),
    company_id: movement.companyId,
    entry_id: entry.id,
    account_id: line.accountId,
    side: line.side,
    amount_minor: line.amount,
    currency: line.currency,
    balance_after_minor: balanceOf(owner.account),
  };
}

const accountRow = ({ account, companyId, ownerId, code, openedAt }: Kept, closed: Set<string>): Row => ({
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
  created_at: openedAt,
});
