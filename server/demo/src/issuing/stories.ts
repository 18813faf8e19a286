import { dayOf, addDays } from '@console/contracts';
import { type Card, type CardTransition, type CardState } from '@console/contracts/cards';
import type { DemoBatch } from './batches';
import type { Person, Staff } from './people';
import type { Random } from './random';

/** One entry of a card's history. */
interface DemoEvent extends Pick<CardTransition, 'by' | 'reason' | 'note'> {
  to: CardState;
  actor: Person;
  at: Date;
}

/** State of a card with the history that led to it. */
export interface Story {
  state: CardState;
  blockSource: Card['blockSource'];
  cancelState: Card['cancelState'];
  validFrom: string;
  validTo: string;
  events: DemoEvent[];
  /** Spent share of the deposit. */
  spent: number;
}

const dayMs = 86_400_000;
const minutesOfDay = 1_440;
/** Average length of a month, so that a card is valid for the same number of days in each demo. */
const daysOfMonth = 365 / 12;
const ageOf = (at: Date, now: Date) => (now.getTime() - at.getTime()) / dayMs;
interface Teller {
  random: Random;
  batch: DemoBatch;
  staff: Staff;
  now: Date;
  /** Cancellation states for the next cards under cancellation review; further such cards stay active. */
  openEnds: Card['cancelState'][];
}

export function tellStory(teller: Teller): Story {
  const { random, batch, now } = teller;
  const drawn = stateFor(teller);
  const openEnd = drawn === 'CANCEL_REVIEW' ? teller.openEnds.shift() : undefined;
  const state = drawn === 'CANCEL_REVIEW' && !openEnd ? 'ACTIVE' : drawn;
  const blockSource = state === 'FROZEN' ? blockSourceOf(random) : state === 'CANCEL_REVIEW' ? 'SYSTEM' : null;
  const validFrom = dayOf(batch.at);
  return {
    state,
    blockSource,
    cancelState: openEnd ?? cancelStateOf(random, state),
    validFrom,
    validTo: validToOf(teller, state, validFrom),
    events: eventsOf(teller, state, blockSource),
    spent:
      ['CREATING', 'PENDING', 'FAILED'].includes(state) || random.chance(0.35)
        ? 0
        : random.next() * Math.min(1, 0.2 + ageOf(batch.at, now) / 60),
  };
}

function stateFor({ random, batch, now }: Teller): CardState {
  const age = ageOf(batch.at, now);
  // Depends on the age in minutes instead of a random draw, so that later draws do not change.
  if (batch.isPending)
    return batch.bin.channel.mode === 'ASYNC' && Math.ceil(age * minutesOfDay) % 3 === 0 ? 'CREATING' : 'PENDING';
  if (batch.bin.channel.mode !== 'SYNC' && random.chance(0.05)) return 'FAILED';
  if (batch.merchant.status === 'CLOSED') return 'CANCELLED';
  return random.weighted([
    ['ACTIVE', 66],
    ['FROZEN', 12],
    ['EXPIRED', age > batch.bin.validity[0] + 40 ? 12 : 0],
    ['CANCELLED', age > 20 ? 12 : 0],
    ['CANCEL_REVIEW', age > 5 ? 1.5 : 0],
  ]);
}

const blockSourceOf = (random: Random): NonNullable<Card['blockSource']> =>
  random.weighted([
    ['USER', 26],
    ['ADMIN', 30],
    ['RISK', 22],
    ['CHANNEL', 8],
    ['WALLET', 5],
    ['GROUP', 5],
    ['SYSTEM', 4],
  ]);

function cancelStateOf(random: Random, state: CardState): Card['cancelState'] {
  if (state === 'CANCELLED') return 'DONE';
  // A cancellation that the channel refused leaves the card frozen.
  return state === 'FROZEN' && random.chance(0.03) ? 'FAILED' : 'NONE';
}

function validToOf({ random, batch, now }: Teller, state: CardState, validFrom: string): string {
  const [minDays, maxMonths] = batch.bin.validity;
  const today = dayOf(now);
  // Days of reserve, because the company's date may be one day ahead of or behind UTC.
  if (state === 'EXPIRED') {
    const days = Math.floor(ageOf(batch.at, now)) - minDays - 3;
    return addDays(addDays(validFrom, minDays), random.int(0, Math.max(0, days)));
  }
  const validDays = Math.round(random.int(Math.ceil(maxMonths / 2), maxMonths) * daysOfMonth);
  const left = validDays - ageOf(batch.at, now);
  if (left < 5) return addDays(today, random.int(40, 200));
  if (random.chance(0.05)) return addDays(today, random.int(3, 28));
  // "Expires soon" means within 30 days of the company's date, which can differ from `left` by two days.
  const isNearThirty = left > 28 && left < 33;
  return addDays(validFrom, isNearThirty ? validDays + 5 : validDays);
}

function eventsOf(teller: Teller, state: CardState, source: Card['blockSource']): DemoEvent[] {
  const { random, batch, now } = teller;
  const events = creationOf(teller, state);
  if (['CREATING', 'PENDING', 'FAILED'].includes(state)) return events;
  const actions = [...(random.chance(0.15) ? detour(teller) : []), ...endingOf(teller, state, source)];
  const start = events.at(-1)?.at ?? batch.at;
  const moments = actions
    .map(() => start.getTime() + Math.floor(random.next() * (now.getTime() - start.getTime())))
    .sort((a, b) => a - b);
  return [
    ...events,
    ...actions.map((action, index) => ({ ...action, at: new Date(moments[index] ?? start.getTime()) })),
  ];
}

function creationOf({ random, batch }: Teller, state: CardState): DemoEvent[] {
  const first = { by: 'CONSOLE', actor: batch.by, reason: null, note: null, at: batch.at } as const;
  if (batch.bin.channel.mode === 'SYNC') return [{ ...first, to: 'ACTIVE' }];
  const ordered = { ...first, to: 'CREATING' } as const;
  if (state === 'CREATING') return [ordered];
  const { id, code } = batch.bin.channel;
  const byChannel = { ...first, by: 'CHANNEL', actor: { id, name: code } } as const;
  const left = { ...byChannel, to: 'PENDING', at: new Date(batch.at.getTime() + 1_000) } as const;
  if (state === 'PENDING') return [ordered, left];
  const response = {
    ...byChannel,
    note: state === 'FAILED' ? failureText : null,
    at: new Date(batch.at.getTime() + random.int(5_000, 30_000)),
  } as const;
  return [ordered, left, { ...response, to: state === 'FAILED' ? 'FAILED' : 'ACTIVE' }];
}

export const failureText = 'SANDBOX-05: The channel declined to create the card.';

type ActionName = Omit<DemoEvent, 'at'>;

const byPerson = (to: CardState, actor: Person, reason: string, note: string | null = null): ActionName => ({
  to,
  actor,
  reason,
  note,
  by: 'CONSOLE',
});

/** A freeze and an unfreeze. */
const detour = ({ random, staff }: Teller): ActionName[] => [
  byPerson('FROZEN', staff.support, random.pick(['HOLDER_REQUEST', 'SUSPICIOUS', 'LOST', 'REVIEW'])),
  byPerson('ACTIVE', staff.issuer, random.pick(['RESOLVED', 'HOLDER_REQUEST', 'MISTAKE'])),
];

function endingOf(teller: Teller, state: CardState, source: Card['blockSource']): ActionName[] {
  const { staff, batch } = teller;
  const review: ActionName = { ...byPerson('CANCEL_REVIEW', batch.by, 'CANCEL_REVIEW') };
  switch (state) {
    case 'FROZEN':
      return source === null ? [] : [freezeOf(teller, source)];
    case 'CANCEL_REVIEW':
      return [review];
    case 'CANCELLED':
      return [review, byPerson('CANCELLED', staff.checker, 'CANCEL_REVIEW')];
    case 'CREATING':
    case 'PENDING':
    case 'FAILED':
    case 'ACTIVE':
    case 'EXPIRED':
      return [];
  }
}

function freezeOf({ random, staff, batch }: Teller, source: NonNullable<Card['blockSource']>): ActionName {
  const { id, code } = batch.bin.channel;
  switch (source) {
    case 'USER':
      return byPerson('FROZEN', staff.merchantOwner, random.pick(['LOST', 'STOLEN', 'HOLDER_REQUEST']));
    case 'ADMIN':
      return random.chance(0.1)
        ? byPerson('FROZEN', staff.support, 'OTHER', random.pick(['Requested by the bank', '商户要求暂停使用']))
        : byPerson('FROZEN', staff.support, random.pick(['LOST', 'STOLEN', 'SUSPICIOUS', 'HOLDER_REQUEST', 'REVIEW']));
    case 'RISK':
      return { ...byPerson('FROZEN', staff.risk, random.pick(['SUSPICIOUS', 'REVIEW'])), by: 'RISK' };
    case 'CHANNEL':
      return { ...byPerson('FROZEN', { id, name: code }, 'SUSPICIOUS'), by: 'CHANNEL' };
    case 'WALLET':
    case 'GROUP':
    case 'SYSTEM':
      return { ...byPerson('FROZEN', { id: 'system', name: 'System' }, 'REVIEW'), by: 'SYSTEM' };
  }
}
