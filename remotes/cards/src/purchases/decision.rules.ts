import { type Currency, type Money, moneyOf } from '@console/contracts';
import { decisionChecks, type DecisionStep, type DeclineCode, type TransactionDetail } from '@console/contracts/cards';

/** Value that a check compared: an amount, or a text that is shown unchanged. */
export type Figure = Money | string | null;

/** Row of the decision table. `NOT_RUN`: an earlier check made the decision. */
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

/** Figures of the checks that compare values. */
const figuresOf: Partial<Record<DecisionStep['check'], (inputs: DecisionStep['inputs'], money: Reader) => Figures>> = {
  CARD_DATA: ({ expiry }) => ({ ...nothing, attempted: worded(expiry) }),
  VALIDITY: ({ uses, maxUses, today }) => ({
    limit: null,
    used: maxUses ? `${uses} / ${maxUses}` : null,
    attempted: worded(today),
  }),
  SHOP: ({ country, mcc }) => ({ ...nothing, attempted: [country, mcc].filter(Boolean).join(' · ') || null }),
  LIMITS: ({ limit, used, attempted, measure }, money) => {
    // A count limit counts purchases instead of amounts.
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

/** All nine checks in order, including those that did not run. */
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

/** Excess over a limit or balance, and the limit or balance that would have been sufficient. */
export interface Excess {
  over: Money;
  needed: Money;
  /** Share of the limit that was already used, from 0 to 1. */
  usedShare: number;
}

const sums: Partial<Record<DeclineCode, (inputs: DecisionStep['inputs']) => { has: string[]; wants: string[] }>> = {
  LIMIT_EXCEEDED: ({ limit = '0', used = '0', attempted = '0' }) => ({ has: [limit], wants: [used, attempted] }),
  INSUFFICIENT_BALANCE: ({ available = '0', needed = '0' }) => ({ has: [available], wants: [needed] }),
};

const total = (minors: string[]) => minors.reduce((sum, minor) => sum + BigInt(minor), 0n);

/** Returns null for declines that no amount caused. */
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

/** Figures that at least one check has, in the order of their columns. */
export const figureColumns = (rows: readonly DecisionRow[]): (keyof Figures)[] =>
  (['limit', 'used', 'attempted'] as const).filter((column) => rows.some((row) => row[column] !== null));

/** Action on the card after which the purchase would be approved; null if there is none. */
export function remedyOf({
  declineCode,
  declineDetail,
}: Pick<TransactionDetail, 'declineCode' | 'declineDetail'>): 'LIMIT' | 'TOPUP' | 'UNFREEZE' | null {
  // Limits of rules and wallet users are not limits of the card.
  const isOfCard = !declineDetail['ruleId'] && !declineDetail['walletUser'];
  if (declineCode === 'LIMIT_EXCEEDED') return isOfCard ? 'LIMIT' : null;
  if (declineCode === 'INSUFFICIENT_BALANCE') return 'TOPUP';
  return declineCode === 'CARD_BLOCKED' ? 'UNFREEZE' : null;
}
