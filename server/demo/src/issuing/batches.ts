import { aliasesOf } from '@console/contracts/cards';
import { firstMerchantId } from '../ids';
import { aliasOf } from './aliases';
import { type DemoBin, demoBins } from './channels';
import { type DemoMerchant, demoMerchants } from './merchants';
import type { Person, Staff } from './people';
import type { Random } from './random';

/** Cards created together, by one user, with one BIN and one deposit. */
export interface DemoBatch {
  id: string;
  batchNo: string;
  merchant: DemoMerchant;
  bin: DemoBin;
  at: Date;
  by: Person;
  aliases: string[];
  deposit: bigint;
  /** True if the channel has not confirmed the cards yet. */
  isPending: boolean;
}

const dayMs = 86_400_000;
/** Length of the demo's history: thirteen months. */
export const historyDays = 395;

interface Wanted {
  companyId: string;
  count: number;
  pending: number;
  staff: Staff;
  now: Date;
}

/** Creates batches of a company up to the wanted number of cards, the oldest first. */
export function makeBatches(random: Random, wanted: Wanted): DemoBatch[] {
  const merchants = demoMerchants.filter(({ companyId, weight }) => companyId === wanted.companyId && weight > 0);
  const batches: DemoBatch[] = [];
  let left = wanted.count;
  while (left > 0) {
    const isPending = left <= wanted.pending;
    const size = Math.min(
      left,
      isPending
        ? random.int(1, 4)
        : random.weighted([
            [1, 5],
            [random.int(2, 6), 4],
            [random.int(10, 40), 1],
          ]),
    );
    batches.push(makeBatch(random, { merchant: merchantOf(random, merchants, isPending), size, isPending, wanted }));
    left -= size;
  }
  return batches.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function merchantOf(random: Random, merchants: DemoMerchant[], isPending: boolean): DemoMerchant {
  const [first, ...rest] = merchants
    .filter(({ status, currencies }) => !isPending || (status === 'ACTIVE' && laterBins(currencies).length > 0))
    .map((merchant) => [merchant, merchant.weight] as const);
  if (!first) throw new Error('A demo company needs a merchant that issues cards.');
  return random.weighted([first, ...rest]);
}

const laterBins = (currencies: DemoMerchant['currencies']) =>
  demoBins.filter(({ currency, channel }) => channel.mode !== 'SYNC' && currencies.includes(currency));

interface Frame {
  merchant: DemoMerchant;
  size: number;
  isPending: boolean;
  wanted: Wanted;
}

function makeBatch(random: Random, { merchant, size, isPending, wanted: { staff, now } }: Frame): DemoBatch {
  const bins = isPending
    ? laterBins(merchant.currencies)
    : demoBins.filter(({ currency }) => merchant.currencies.includes(currency));
  const bin = bins[random.int(0, bins.length - 1)];
  if (!bin) throw new Error(`No BIN has a currency of ${merchant.name.en_US}.`);
  const at = momentOf(random, merchant, isPending, now);
  const id = random.id('batch', at);
  return {
    id,
    batchNo: `CB-${at.toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(-6)}`,
    merchant,
    bin,
    at,
    isPending,
    by: merchant.id === firstMerchantId && random.chance(0.4) ? staff.merchantOwner : staff.issuer,
    aliases: aliasesOf(aliasOf(random, bin.scenarios, random.chance(chineseShare(merchant))), size),
    deposit: depositOf(random, bin),
  };
}

const chineseShare = ({ country }: DemoMerchant) =>
  ['CN', 'HK'].includes(country) ? 0.8 : country === 'SG' ? 0.4 : 0.1;

/** Returns a creation time; recent times are more frequent. Closed or suspended merchants have only older cards. */
function momentOf(random: Random, { status }: DemoMerchant, isPending: boolean, now: Date): Date {
  if (isPending) return new Date(now.getTime() - random.int(60_000, 20 * 3_600_000));
  const from = status === 'ACTIVE' ? 1 : 120;
  return new Date(now.getTime() - Math.round((from + random.next() ** 1.4 * (historyDays - from)) * dayMs));
}

/** Returns a round deposit, one to five hundred times the minimum. */
function depositOf(random: Random, { deposit: [min, max] }: DemoBin): bigint {
  const wanted =
    min *
    BigInt(
      random.weighted([
        [1, 2],
        [2, 3],
        [5, 5],
        [10, 6],
        [25, 4],
        [50, 3],
        [100, 2],
        [500, 1],
      ]),
    );
  return wanted > max ? max : wanted;
}
