import { dismissFirstSteps, type FirstStep, readFirstSteps } from '@console/contracts/accounts';
import { cardServer, refusal, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { FirstSteps } from './first-steps';

const steps: FirstStep[] = [
  { kind: 'SECOND_FACTOR', isDone: true, page: 'settings-profile' },
  { kind: 'FUNDS', isDone: false, page: null },
  { kind: 'CARD', isDone: false, page: 'cards-balance-create-card' },
];

const show = () => renderScreen(FirstSteps, { at: '/main/index', grants: ['accounts.account.view'], texts: locales });

test('first steps that cannot be loaded show no error', async () => {
  cardServer().on(readFirstSteps, () => {
    throw refusal(5000);
  });
  await show();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.queryByText('Get started')).toBeNull();
});

test('a completed step is ticked, and an open step with a page links to it', async () => {
  cardServer().on(readFirstSteps, () => ({ steps }));
  const { user, requested } = await show();
  await screen.findByText('1 of 3 complete');
  const [factor, funds] = screen.getAllByRole('listitem');
  expect(factor && within(factor).getByText('Complete')).toBeTruthy();
  expect(funds && within(funds).queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Create your first card' }));
  expect(requested.visited).toEqual(['/main/cards-balance-create-card']);
});

test('dismissed first steps disappear', async () => {
  let isDismissed = false;
  cardServer()
    .on(readFirstSteps, () => ({ steps: isDismissed ? [] : steps }))
    .on(dismissFirstSteps, () => {
      isDismissed = true;
      return { ok: true };
    });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: "Don't show again" }));
  await waitFor(() => expect(screen.queryByText('Get started')).toBeNull());
});
