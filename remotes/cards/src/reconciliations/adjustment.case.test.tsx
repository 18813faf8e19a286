import { renderScreen, reviewOf } from '@console/testing';
import { screen } from '@testing-library/react';
import { locales } from '../locales';
import AdjustmentOfReview from './adjustment.case';

test('an adjustment shows difference, note and effect', async () => {
  const over = { note: 'The channel is right', amount: { amount: '2.50', currency: 'USD' as const } };
  const review = { ...reviewOf(over), maker: 'Ines Moreau' };
  const place = { place: null, round: 0, hasPrevious: false, hasNext: false, onEvent: () => undefined };
  const Case = () => <AdjustmentOfReview review={review} layout="decision" decision="APPROVE" {...place} />;
  await renderScreen(Case, { at: '/main/cards-cancel-review', texts: locales });
  expect(screen.getByText('The channel is right')).toBeTruthy();
  expect(screen.getByText(/2\.50/)).toBeTruthy();
  expect(screen.getByText(/against suspense/)).toBeTruthy();
});
