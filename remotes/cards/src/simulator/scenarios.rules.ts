import { type Currency, fromMinor } from '@console/contracts';
import type { MessageDraft, MessageKind } from '@console/contracts/cards';

/** Step of a scenario: a message, or an action outside the simulator that must come first. */
export interface ScenarioStep {
  kind: MessageKind | 'CANCEL_CARD';
  /** Amount in minor units of the transaction currency. */
  minor?: number;
  /** True if the channel sends the previous message again. */
  isRepeat?: boolean;
}

export interface Scenario {
  shop: { name: string; mcc: string; country: string };
  /** True if the transaction currency differs from the card currency. */
  isForeign?: boolean;
  steps: ScenarioStep[];
}

const hotel = { name: 'Stayhaven Hotels', mcc: '7011', country: 'US' };
const pump = { name: 'Orchard Lane Fuel', mcc: '5542', country: 'US' };
const magazine = { name: 'Kestrel Weekly', mcc: '5968', country: 'US' };
const cafe = { name: 'Café am Markt', mcc: '5812', country: 'DE' };
const outfitter = { name: 'Northquay Outfitters', mcc: '5311', country: 'US' };

/** Scenarios by name. */
export const scenarios = {
  hotel: {
    shop: hotel,
    steps: [
      { kind: 'AUTHORIZE', minor: 20_000 },
      { kind: 'INCREMENT', minor: 8_000 },
      { kind: 'CLEAR', minor: 28_000 },
    ],
  },
  fuel: {
    shop: pump,
    steps: [
      { kind: 'AUTHORIZE', minor: 10_000 },
      { kind: 'CLEAR', minor: 6_320 },
    ],
  },
  subscription: {
    shop: magazine,
    steps: [
      { kind: 'AUTHORIZE', minor: 1_299 },
      { kind: 'CLEAR', minor: 1_299 },
      { kind: 'AUTHORIZE', minor: 1_299 },
    ],
  },
  crossBorder: {
    shop: cafe,
    isForeign: true,
    steps: [
      { kind: 'AUTHORIZE', minor: 320 },
      { kind: 'CLEAR', minor: 320 },
    ],
  },
  refund: {
    shop: outfitter,
    steps: [
      { kind: 'AUTHORIZE', minor: 2_500 },
      { kind: 'CLEAR', minor: 2_500 },
      { kind: 'CANCEL_CARD' },
      { kind: 'REFUND', minor: 2_500 },
    ],
  },
  duplicate: {
    shop: outfitter,
    steps: [
      { kind: 'AUTHORIZE', minor: 4_200 },
      { kind: 'AUTHORIZE', minor: 4_200, isRepeat: true },
    ],
  },
  late: {
    shop: outfitter,
    steps: [{ kind: 'AUTHORIZE', minor: 3_000 }, { kind: 'EXPIRE' }, { kind: 'CLEAR', minor: 3_000 }],
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;
// The cast is safe: the constant object has exactly the keys of its type.
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** Scenario by name; null for unknown names and for `single`, with which messages are composed manually. */
export const scenarioOf = (name: string | null): Scenario | null =>
  scenarioNames.some((one) => one === name) ? scenarios[name as ScenarioName] : null;

/** Default values of the form: the message of the step, or an empty authorization without a scenario. */
export function draftOf(
  { scenario, step, run }: { scenario: Scenario | null; step: ScenarioStep | undefined; run: string },
  currency: Currency,
): Partial<MessageDraft> {
  if (!scenario) return { kind: 'AUTHORIZE', currency };
  if (!step || step.kind === 'CANCEL_CARD') return { currency };
  const charged = scenario.isForeign ? foreignTo(currency) : currency;
  const isNew = step.kind === 'AUTHORIZE';
  return {
    kind: step.kind,
    currency: charged,
    ...(step.minor !== undefined && { amount: fromMinor(BigInt(step.minor), charged) }),
    ...(charged !== currency && { exchangeRate: '1.0840' }),
    // The name contains the run: the same card acceptor and amount within a minute would count as a duplicate.
    ...(isNew && {
      shopName: [scenario.shop.name, run].filter(Boolean).join(' '),
      mcc: scenario.shop.mcc,
      shopCountry: scenario.shop.country,
    }),
  };
}

const foreignTo = (currency: Currency): Currency => (currency === 'EUR' ? 'USD' : 'EUR');

/** True for messages that begin a new purchase. */
export const beginsPurchase = (kind: MessageKind): boolean => kind === 'AUTHORIZE' || kind === 'FORCE_POST';
