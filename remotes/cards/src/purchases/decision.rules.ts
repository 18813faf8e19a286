import { type Currency, type Money, moneyOf } from '@console/contracts';
import { decisionChecks, type DecisionStep, type DeclineCode, type TransactionDetail } from '@console/contracts/cards';

/** What one step compared: an amount, or words that are shown as they are. */
export type Figure = Money | string | null;

/** One step as the table shows it. `NOT_RUN`: the decision was made before it. */
export interface DecisionRow {
  step: number;
  check: DecisionStep['check'];
  result: 'PASS' | 'FAIL' | 'NOT_RUN';
  inputs: DecisionStep['inputs'];
  limit: Figure;
  used: Figure;
  attempted: Figure;
}

type Figures = Pick<DecisionRow, 'limit' | 'used' | 'attempted'>;
type Reader = (minor: string | undefined) => Money | null;

const nothing: Figures = { limit: null, used: null, attempted: null };
const worded = (text: string | undefined): Figure => text || null;

/** What each check compares, where it compares anything. */
const figuresOf: Partial<Record<DecisionStep['check'], (inputs: DecisionStep['inputs'], money: Reader) => Figures>> = {
  CARD_DATA: ({ expiry }) => ({ ...nothing, attempted: worded(expiry) }),
  VALIDITY: ({ uses, maxUses, today }) => ({
    limit: null,
    used: maxUses ? `${uses} / ${maxUses}` : null,
    attempted: worded(today),
  }),
  SHOP: ({ country, mcc }) => ({ ...nothing, attempted: [country, mcc].filter(Boolean).join(' · ') || null }),
  LIMITS: ({ limit, used, attempted, measure }, money) => {
    // A limit of how often counts purchases, not money.
    const shown = measure === 'COUNT' ? worded : money;
    return { limit: shown(limit), used: shown(used), attempted: shown(attempted) };
  },
  FUNDS: ({ available, fees, needed }, money) => ({
    limit: money(available),
    used: money(fees),
    attempted: money(needed),
  }),
  RISK: ({ twins, declines, measure, limit, used }) =>
    measure === 'STREAK'
      ? { limit: worded(limit), used: worded(used), attempted: null }
      : { limit: null, used: worded(declines), attempted: worded(twins) },
  APPROVAL: ({ hold }, money) => ({ ...nothing, attempted: money(hold) }),
};

/** All nine steps in their order, also those that were not reached. */
export function decisionRows(trace: readonly DecisionStep[], currency: Currency): DecisionRow[] {
  const money: Reader = (minor) => (minor ? moneyOf(BigInt(minor), currency) : null);
  return decisionChecks.map((check, index) => {
    const made = trace.find((one) => one.check === check);
    const inputs = made?.inputs ?? {};
    return {
      step: index + 1,
      check,
      result: made === undefined ? 'NOT_RUN' : made.passed ? 'PASS' : 'FAIL',
      inputs,
      ...(figuresOf[check]?.(inputs, money) ?? nothing),
    };
  });
}

/** How far an amount went over what there was, and what would have been enough. */
export interface Excess {
  over: Money;
  needed: Money;
  /** Share of the whole that was used before, from 0 to 1. */
  usedShare: number;
}

const sums: Partial<Record<DeclineCode, (inputs: DecisionStep['inputs']) => { has: string[]; wants: string[] }>> = {
  LIMIT_EXCEEDED: ({ limit = '0', used = '0', attempted = '0' }) => ({ has: [limit], wants: [used, attempted] }),
  INSUFFICIENT_BALANCE: ({ available = '0', needed = '0' }) => ({ has: [available], wants: [needed] }),
};

const total = (minors: string[]) => minors.reduce((sum, minor) => sum + BigInt(minor), 0n);

/** Null where the reason is no matter of an amount. */
export function excessOf(code: DeclineCode, inputs: DecisionStep['inputs'], currency: Currency): Excess | null {
  const sum = sums[code]?.(inputs);
  if (!sum || inputs['measure'] === 'COUNT') return null;
  const [has, needed] = [total(sum.has), total(sum.wants)];
  const used = code === 'LIMIT_EXCEEDED' ? BigInt(inputs['used'] ?? '0') : 0n;
  return {
    over: moneyOf(needed - has, currency),
    needed: moneyOf(needed, currency),
    usedShare: has > 0n ? Number((used * 1000n) / has) / 1000 : 1,
  };
}

/** The figures of which any step has one, in the order of their columns. */
export const figureColumns = (rows: readonly DecisionRow[]): (keyof Figures)[] =>
  (['limit', 'used', 'attempted'] as const).filter((column) => rows.some((row) => row[column] !== null));

/** What would let a purchase through that a person can do to its card; null where there is nothing of that kind. */
export function remedyOf({
  declineCode,
  declineDetail,
}: Pick<TransactionDetail, 'declineCode' | 'declineDetail'>): 'LIMIT' | 'TOPUP' | 'UNFREEZE' | null {
  // What a rule or a user of a wallet may spend is no limit of the card.
  const isOfCard = !declineDetail['ruleId'] && !declineDetail['walletUser'];
  if (declineCode === 'LIMIT_EXCEEDED') return isOfCard ? 'LIMIT' : null;
  if (declineCode === 'INSUFFICIENT_BALANCE') return 'TOPUP';
  return declineCode === 'CARD_BLOCKED' ? 'UNFREEZE' : null;
}
