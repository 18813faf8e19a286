import type { Currency } from '@console/contracts';
import { type LedgerCode, ledgerCodes } from '../../accounts/ledger/ledger-codes';
import {
  applyLine,
  assertBalanced,
  balanceOf,
  type LedgerAccount,
  type Line,
} from '../../accounts/ledger/ledger.rules';
import type { Random } from './random';

interface AccountKey {
  companyId: string;
  ownerId: string;
  code: LedgerCode;
  currency: Currency;
}

interface Movement {
  companyId: string;
  eventType: string;
  source: [type: string, id: string];
  currency: Currency;
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
  /** All that an account gave and all that came back to it, over all movements so far. */
  flowOf: (accountId: string) => Flow;
  close: (accountId: string) => void;
  rows: () => { accounts: Row[]; entries: Row[]; lines: Row[] };
}

type Row = Record<string, unknown>;

export function createBooks(random: Random): Books {
  const kept = new Map<string, Kept>();
  const closed = new Set<string>();
  const ids = new Map<string, string>();
  const movements: Movement[] = [];
  const flows = new Map<string, Flow>();
  const flowOf = (accountId: string) => flows.get(accountId) ?? { gave: 0n, got: 0n };
  return {
    open: (key, at) => {
      const name = `${key.ownerId} ${key.code} ${key.currency}`;
      const id = ids.get(name) ?? random.id('ledger', at);
      ids.set(name, id);
      if (!kept.has(id)) kept.set(id, { ...key, openedAt: at, account: emptyAccount(id, key) });
      return id;
    },
    move: (movement) => {
      assertBalanced(movement.lines, movement.currency);
      movements.push(movement);
      for (const { accountId, side, amount } of movement.lines) {
        const { gave, got } = flowOf(accountId);
        const grows = side === kept.get(accountId)?.account.normalSide;
        flows.set(accountId, grows ? { gave, got: got + amount } : { gave: gave + amount, got });
      }
    },
    flowOf,
    close: (accountId) => closed.add(accountId),
    rows: () => {
      const { entries, lines } = writeMovements(random, movements, kept);
      return { accounts: [...kept.values()].map((one) => accountRow(one, closed)), entries, lines };
    },
  };
}

const emptyAccount = (id: string, { code, currency }: AccountKey): LedgerAccount => ({
  id,
  currency,
  normalSide: ledgerCodes[code].normalSide,
  allowNegative: ledgerCodes[code].allowNegative,
  status: 'OPEN',
  debit: 0n,
  credit: 0n,
  holdOut: 0n,
});

/** In the order of time, so that every line knows the balance after it, and none is ever below zero. */
function writeMovements(random: Random, movements: Movement[], kept: Map<string, Kept>) {
  const entryIds = new Map<string, string>();
  const entries: Row[] = [];
  const lines: Row[] = [];
  for (const movement of [...movements].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const id = random.id('entry', movement.at);
    entryIds.set(`${movement.source.join(' ')} ${movement.eventType}`, id);
    entries.push(entryRow(id, movement, entryIds.get(`${movement.source.join(' ')} ${movement.reverses}`) ?? null));
    for (const line of movement.lines) lines.push(lineRow(random, { id, movement, line, kept }));
  }
  return { entries, lines };
}

const entryRow = (id: string, { companyId, eventType, source, at }: Movement, reverses: string | null): Row => ({
  id,
  company_id: companyId,
  event_type: eventType,
  source_type: source[0],
  source_id: source[1],
  occurred_at: at,
  posted_at: at,
  reverses_entry_id: reverses,
  created_by: 'system',
});

function lineRow(
  random: Random,
  { id, movement, line, kept }: { id: string; movement: Movement; line: Line; kept: Map<string, Kept> },
): Row {
  const owner = kept.get(line.accountId);
  if (!owner) throw new Error(`The demo moves money of ${line.accountId}, which was never opened.`);
  owner.account = applyLine(owner.account, line, movement.currency);
  return {
    id: random.id('line', movement.at),
    company_id: movement.companyId,
    entry_id: id,
    account_id: line.accountId,
    side: line.side,
    amount_minor: line.amount,
    currency: movement.currency,
    balance_after_minor: balanceOf(owner.account),
  };
}

const accountRow = ({ account, companyId, ownerId, code, openedAt }: Kept, closed: Set<string>): Row => ({
  id: account.id,
  company_id: companyId,
  owner_type: ledgerCodes[code].ownerType,
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
