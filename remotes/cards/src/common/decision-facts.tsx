import type { SlotProps } from '@console/contracts/slots';
import { Amount, Facts, Notice } from '@console/ui';
import type { ComponentProps } from 'react';

interface DecisionFactsProps extends Pick<SlotProps<'review.case'>, 'review' | 'decision'> {
  items?: ComponentProps<typeof Facts>['items'];
  /** Label of the amount. */
  amountLabel: string;
  /** Effect of each decision. */
  effectOf: (decision: NonNullable<SlotProps<'review.case'>['decision']>) => string;
}

/** Amount of a review and the effect of a decision. */
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
