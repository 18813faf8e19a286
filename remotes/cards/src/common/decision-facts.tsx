import type { SlotProps } from '@console/contracts/slots';
import { Amount, Facts, Notice } from '@console/ui';
import type { ComponentProps } from 'react';

interface DecisionFactsProps extends Pick<SlotProps<'review.case'>, 'review' | 'decision'> {
  items?: ComponentProps<typeof Facts>['items'];
  /** What its amount is. */
  amountLabel: string;
  /** What each decision leads to. */
  effectOf: (decision: NonNullable<SlotProps<'review.case'>['decision']>) => string;
}

/** How much a review is about, and what follows from a decision about it. */
export function DecisionFacts({ review, decision, items = [], amountLabel, effectOf }: DecisionFactsProps) {
  const amounts = review.amount ? [{ label: amountLabel, value: <Amount value={review.amount} /> }] : [];
  const facts = [...items, ...amounts];
  return (
    <>
      {facts.length > 0 && <Facts items={facts} />}
      {decision && <Notice tone={decision === 'APPROVE' ? 'warn' : 'info'}>{effectOf(decision)}</Notice>}
    </>
  );
}
