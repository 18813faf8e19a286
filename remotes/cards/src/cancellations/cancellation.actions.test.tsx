import { approveMatched, precheckCancellations } from '@console/contracts/cards';
import { listJobs } from '@console/contracts/jobs';
import { cardServer, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import { jobOf } from '../testing/job-samples';
import CancellationActions from './cancellation.actions';

const asOf = '2026-11-22T08:00:00Z';

const show = async (grants: string[]) => {
  const jobs: string[] = [];
  const server = cardServer()
    .on(precheckCancellations, () => ({
      asOf,
      matched: { count: 2, returned: [{ amount: '2469.00', currency: 'USD' as const }] },
      mismatched: { count: 0 },
    }))
    .on(listJobs, () => ({ list: [] }))
    .on(approveMatched, () => jobOf({ type: 'CANCEL_APPROVE', total: 2 }));
  const Menu = () => <CancellationActions layout="button" onEvent={({ jobId }) => void jobs.push(jobId)} />;
  const shown = await renderScreen(Menu, { at: '/main/cards-cancel-review', grants, texts: locales });
  return { ...shown, server, jobs };
};

test('a bulk approval shows how many cards are cancelled and the amounts returned, then starts one job', async () => {
  const { user, server, jobs } = await show(['reviews.review.view', 'cards.card.cancel-review']);
  await user.click(screen.getByRole('button', { name: 'All items' }));
  await user.click(screen.getByRole('menuitem', { name: 'Approve all matching cancellations' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('2,469.00')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Approve 2 cancellations' }));
  await waitFor(() => expect(jobs).toEqual([jobOf().id]));
  expect(server.inputsOf(approveMatched)).toEqual([{ asOf }]);
});

test('a user without permission for decisions gets no bulk actions', async () => {
  await show(['reviews.review.view']);
  expect(screen.queryByRole('button', { name: 'All items' })).toBeNull();
});
