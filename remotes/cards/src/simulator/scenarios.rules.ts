import { type Currency, fromMinor } from '@console/contracts';
import type { MessageDraft, MessageKind } from '@console/contracts/cards';

/** One step of a scenario: a message, or something that has to happen elsewhere first. */
export interface ScenarioStep {
  kind: MessageKind | 'CANCEL_CARD';
  /** In minor units of the currency that the shop charges in. */
  minor?: number;
  /** The channel sends the message before once more. */
  isRepeat?: boolean;
}

export interface Scenario {
  shop: { name: string; mcc: string; country: string };
  /** The shop charges in another currency than that of the card. */
  isForeign?: boolean;
  steps: ScenarioStep[];
}

const hotel = { name: 'Stayhaven Hotels', mcc: '7011', country: 'US' };
const pump = { name: 'Orchard Lane Fuel', mcc: '5542', country: 'US' };
const magazine = { name: 'Kestrel Weekly', mcc: '5968', country: 'US' };
const cafe = { name: 'Café am Markt', mcc: '5812', country: 'DE' };
const outfitter = { name: 'Northquay Outfitters', mcc: '5311', country: 'US' };

/** Lives of purchases that people ask about most. */
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
// The keys of an object that nobody extends are those of its type.
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** `single` is no scenario: each message is put together by hand. */
export const scenarioOf = (name: string | null): Scenario | null =>
  scenarioNames.some((one) => one === name) ? scenarios[name as ScenarioName] : null;

/** What the form opens with: the message of the step, else an authorization with nothing in it. */
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
    // Named by its run: the same shop and sum within a minute would be taken for a duplicate.
    ...(isNew && {
      shopName: [scenario.shop.name, run].filter(Boolean).join(' '),
      mcc: scenario.shop.mcc,
      shopCountry: scenario.shop.country,
    }),
  };
}

const foreignTo = (currency: Currency): Currency => (currency === 'EUR' ? 'USD' : 'EUR');

/** Whether a step begins a purchase of its own rather than going on with the last one. */
export const beginsPurchase = (kind: MessageKind): boolean => kind === 'AUTHORIZE' || kind === 'FORCE_POST';
