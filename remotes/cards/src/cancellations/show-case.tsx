import type { SlotEvent, SlotProps } from '@console/contracts/slots';
import { bothDecisions, idOf, renderScreen, type ScreenOptions } from '@console/testing';
import { useState } from 'react';
import { locales } from '../locales';
import type { CaseReview } from './case-review';
import CancellationOfReview from './cancellation.case';

interface Shown extends Partial<Pick<SlotProps<'review.case'>, 'layout' | 'decision'>> {
  /** Reviews of the queue. */
  reviews?: Partial<CaseReview>[];
}

/** Review of a cancellation, as the workbench passes it to its case. */
const caseReview: CaseReview = {
  id: idOf('rev', 1),
  reviewNo: 'RV-20261120-0001',
  objectId: idOf('card', 1),
  reason: 'NOT_NEEDED',
  note: null,
  amount: { amount: '1234.50', currency: 'USD' },
  maker: 'Ines Moreau',
  submittedAt: '2026-11-20T08:00:00Z',
  stage: 'PENDING',
  allowedActions: bothDecisions,
};

const steps = { next: 1, previous: -1, changed: 0, settled: 0 };

/** Renders cases as the workbench does, and returns the events that they reported. */
export async function showCase(
  { layout = 'queue', decision = null, reviews = [{}] }: Shown = {},
  options: Partial<ScreenOptions> = {},
) {
  const events: SlotEvent<'review.case'>['type'][] = [];
  function Workbench() {
    const [at, setAt] = useState(0);
    return (
      <div data-workbench>
        <CancellationOfReview
          layout={layout}
          decision={decision}
          review={{ ...caseReview, ...reviews[at] }}
          place={layout === 'queue' ? `${at + 1} of ${reviews.length}` : null}
          round={0}
          hasPrevious={at > 0}
          hasNext={at < reviews.length - 1}
          onEvent={({ type }) => {
            events.push(type);
            setAt(at + steps[type]);
          }}
        />
      </div>
    );
  }
  const grants = ['reviews.review.view', 'cards.card.cancel-review'];
  const shown = await renderScreen(Workbench, { at: '/main/cards-cancel-review', grants, texts: locales, ...options });
  return { ...shown, events };
}
