/** A hold: total amount, captured part and released part. */
export interface Hold {
  amount: bigint;
  captured: bigint;
  released: bigint;
}

export interface HoldChange {
  kind: 'INCREASED' | 'CAPTURED' | 'RELEASED' | 'EXPIRED';
  amount: bigint;
}

export const remainingOf = ({ amount, captured, released }: Hold): bigint => amount - captured - released;

/** Returns the hold after the change, and the change of the amount held on its account. A hold never becomes negative. */
export function applyHoldChange(hold: Hold, { kind, amount }: HoldChange): { hold: Hold; change: bigint } {
  if (amount <= 0n) throw new Error('A change of a hold needs an amount above zero.');
  if (kind === 'INCREASED') return { hold: { ...hold, amount: hold.amount + amount }, change: amount };
  if (amount > remainingOf(hold)) throw new Error(`A hold of ${remainingOf(hold)} cannot be reduced by ${amount}.`);
  const after =
    kind === 'CAPTURED' ? { ...hold, captured: hold.captured + amount } : { ...hold, released: hold.released + amount };
  return { hold: after, change: -amount };
}
