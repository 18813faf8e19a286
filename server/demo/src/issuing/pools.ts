import type { RuleTerms, shareRuleTypes } from '@console/contracts/cards';
import { fixedId } from '@console/server/platform/db/ids';
import type { NewRow } from '@console/server/platform/db/insert-rows';
import type { DemoBatch } from './batches';
import type { Books } from './books';
import type { CardRows } from './cards';
import type { DemoBin } from './channels';
import type { DemoMerchant } from './merchants';

/** Planned group or wallet (pool) of the demo. */
export interface PoolSketch {
  name: string;
  rule: (typeof shareRuleTypes)[number];
  status: 'ACTIVE' | 'BLOCKED' | 'FROZEN' | 'CANCELLED';
  /** Spent share of the deposit, in percent. */
  spent: number;
}

/** A pool with the batches whose cards spend from it; a cancelled pool has none. */
export interface DemoPool extends PoolSketch {
  kind: 'GROUP' | 'WALLET';
  id: string;
  number: number;
  merchant: DemoMerchant;
  bin: DemoBin;
  batches: DemoBatch[];
  at: Date;
  deposit: bigint;
}

/** Batches of one merchant and BIN, whose cards can share a pool. */
interface Place {
  merchant: DemoMerchant;
  bin: DemoBin;
  batches: DemoBatch[];
}

const cardsMax = 24;
const hourMs = 3_600_000;

/** Returns the places for pools: active merchants with batches of one BIN, those with the most batches first. */
export function placesOf(batches: readonly DemoBatch[]): Place[] {
  const places = new Map<string, Place>();
  for (const batch of batches) {
    const { merchant, bin } = batch;
    if (batch.isPending || merchant.status !== 'ACTIVE' || bin.fee === 0n || bin.channel.mode !== 'SYNC') continue;
    const key = `${merchant.id} ${bin.id}`;
    const place = places.get(key) ?? { merchant, bin, batches: [] };
    place.batches.push(batch);
    places.set(key, place);
  }
  return [...places.values()].sort((a, b) => b.batches.length - a.batches.length || (a.bin.id < b.bin.id ? -1 : 1));
}

/**
 * Assigns a place and unused batches to each planned pool. A frozen wallet gets half the batches of the pool before it.
 */
export function choosePools(
  kind: DemoPool['kind'],
  sketches: readonly PoolSketch[],
  { places, taken }: { places: readonly Place[]; taken: Set<string> },
): DemoPool[] {
  const pools: DemoPool[] = [];
  for (const [index, sketch] of sketches.entries()) {
    const before = sketch.status === 'FROZEN' ? pools.at(-1) : undefined;
    const place = before ?? places[index % places.length];
    if (!place) throw new Error('The demo has no cards that could spend from a pool.');
    const { merchant, bin } = place;
    const batches = before
      ? before.batches.splice(-Math.ceil(before.batches.length / 2))
      : takeFor(sketch, place, taken);
    const first = Math.min(...[...batches, ...place.batches.slice(0, 1)].map(({ at }) => at.getTime()));
    pools.push({
      ...sketch,
      kind,
      merchant,
      bin,
      batches,
      id: fixedId(kind === 'GROUP' ? 'group' : 'wallet', index + 1),
      number: index + 1,
      at: new Date(first - hourMs),
      deposit: bin.deposit[0] * 200n,
    });
  }
  return pools;
}

const takeFor = ({ status }: PoolSketch, place: Place, taken: Set<string>): DemoBatch[] =>
  status === 'CANCELLED' ? [] : takeFrom(place, taken);

function takeFrom({ batches }: Place, taken: Set<string>): DemoBatch[] {
  const chosen: DemoBatch[] = [];
  for (const batch of batches) {
    const cards = chosen.reduce((sum, { aliases }) => sum + aliases.length, 0);
    if (taken.has(batch.id) || cards + batch.aliases.length > cardsMax) continue;
    taken.add(batch.id);
    chosen.push(batch);
    // Cards of a pool have no balance of their own.
    batch.deposit = 0n;
  }
  return chosen;
}

const termsOf = ({ rule, kind, number, name }: DemoPool): RuleTerms => ({
  id: fixedId('rule', kind === 'GROUP' ? number : 100 + number),
  name: `${name} rule`,
  type: rule,
  floatingPercent: rule === 'CLASSIC_SHARE' ? 50 : 10,
  warningPercent: 20,
  maxCards: 50,
});

const stamps = (at: Date) => ({ created_at: at, created_by: 'system', updated_at: at, updated_by: 'system' });

/** Sharing rule of a pool; each pool has its own. */
export const ruleRow = (pool: DemoPool): NewRow<'share_rule'> => {
  const { id, name, type, floatingPercent, warningPercent, maxCards } = termsOf(pool);
  return {
    id,
    company_id: pool.merchant.companyId,
    merchant_id: pool.merchant.id,
    name,
    type,
    floating_percent: floatingPercent,
    warning_percent: warningPercent,
    max_cards: maxCards,
    status: 'ACTIVE',
    version: 1,
    ...stamps(pool.at),
  };
};

/** Changes the cards of the pool's batches to shared cards of the pool. */
export function shareCards({ kind, id, batches, bin }: DemoPool, made: readonly CardRows[]): void {
  const own = new Set(batches.map((batch) => batch.id));
  for (const row of made.flatMap(({ cards }) => cards).filter((card) => own.has(card.batch_id))) {
    row.funding_mode = 'SHARE';
    row[kind === 'GROUP' ? 'share_group_id' : 'wallet_id'] = id;
    row.limit_minor = bin.deposit[0] * 10n;
    row.limit_period = 'MONTH';
  }
}

/** Books the funding and spending of a pool, and the withdrawal from a cancelled one. Returns its ledger account id. */
export function fundPool(
  books: Books,
  pool: DemoPool,
  { made, now }: { made: readonly CardRows[]; now: Date },
): string {
  const { kind, id, merchant, bin, at, deposit } = pool;
  const { companyId } = merchant;
  const { currency } = bin;
  const code = kind === 'GROUP' ? 'GROUP_POOL' : 'WALLET_POOL';
  const ledgerId = books.open({ companyId, ownerId: id, code, currency }, at);
  const payer = books.open({ companyId, ownerId: merchant.id, code: 'MERCHANT_AVAILABLE', currency }, at);
  const channel = books.open({ companyId, ownerId: companyId, code: 'CHANNEL_SETTLEMENT', currency }, at);
  const common = { companyId, currency, accounts: { [code]: ledgerId, MERCHANT_AVAILABLE: payer } };
  const source: [string, string] = [kind, id];
  books.book({ ...common, at, source, event: `${kind}_FUNDED`, principal: deposit });
  if (pool.status === 'CANCELLED') {
    books.book({ ...common, at: now, source, event: `${kind}_WITHDRAWN`, principal: deposit });
    books.close(ledgerId);
    return ledgerId;
  }
  const batchIds = new Set(pool.batches.map((batch) => batch.id));
  const card = made.flatMap(({ cards }) => cards).find((row) => batchIds.has(row.batch_id) && row.status);
  const spent = (deposit * BigInt(pool.spent)) / 100n;
  const accounts = { CARD_BALANCE: ledgerId, CHANNEL_SETTLEMENT: channel };
  if (card && spent > 0n)
    books.book({
      ...common,
      accounts,
      at: now,
      source: ['CARD', card.id],
      event: 'CARD_CLEARED',
      principal: spent,
    });
  return ledgerId;
}

interface Parties {
  ledgerId: string;
  accountId: string;
}

/** Columns that groups and wallets have in common; `status` is not among them, because its values differ. */
export const poolRow = (pool: DemoPool, { ledgerId, accountId }: Parties) => ({
  id: pool.id,
  company_id: pool.merchant.companyId,
  merchant_id: pool.merchant.id,
  account_id: accountId,
  pool_no: `${pool.kind === 'GROUP' ? 'SG' : 'WA'}-${pool.at.toISOString().slice(0, 10).replaceAll('-', '')}-D${String(pool.number).padStart(5, '0')}`,
  name: pool.name,
  share_rule_id: termsOf(pool).id,
  rule: termsOf(pool),
  currency: pool.bin.currency,
  deposit_minor: pool.status === 'CANCELLED' ? 0n : pool.deposit,
  ledger_account_id: ledgerId,
  version: 1,
  ...stamps(pool.at),
});
