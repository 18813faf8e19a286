import { listJobs } from '@console/contracts/jobs';
import { listReviews, type Review } from '@console/contracts/reviews';
import {
  cardServer,
  type Contributed,
  listResultOf,
  idOf,
  renderScreen,
  reviewOf,
  type ScreenOptions,
} from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { locales } from '../locales';
import ReviewView from './review.view';

const waiting = (number: number, over: Partial<Review> = {}) =>
  reviewOf({ id: idOf('rev', number), reviewNo: `RV-${number}`, version: 1, ...over });

/** Contributed case that shows its position and reports pressed buttons. */
function Case({ said: { place, review, hasNext, hasPrevious }, onEvent }: Contributed) {
  const { reviewNo } = review as { reviewNo: string };
  const types = ['settled', ...(hasNext ? ['next'] : []), ...(hasPrevious ? ['previous'] : [])];
  return (
    <section aria-label={`${String(place)}, ${reviewNo}`}>
      {types.map((type) => (
        <button key={type} type="button" onClick={() => onEvent({ type })}>
          {`Case ${type}`}
        </button>
      ))}
    </section>
  );
}

const Bulk = ({ said, onEvent }: Contributed) => (
  <button type="button" onClick={() => onEvent({ jobId: idOf('job', 1) })}>
    {`All of them, ${String(said['layout'])}`}
  </button>
);

const contributions = { 'review.case': { CARD_CANCEL: Case }, 'review.actions': { cancellations: Bulk } };

const serverOf = (rows: Review[]) => cardServer().on(listReviews, (query) => listResultOf(rows, query));

async function start(options: Partial<ScreenOptions> = {}) {
  const shown = await renderScreen(ReviewView, {
    at: '/main/cards-cancel-review',
    grants: ['reviews.review.view', 'cards.card.cancel-review'],
    texts: locales,
    contributions,
    ...options,
  });
  await shown.user.click(await screen.findByRole('button', { name: /Start reviewing|逐项处理/ }));
  await screen.findByRole('complementary', { name: /Queue|队列/ });
  return shown;
}

const caseAt = (place: string) => screen.findByRole('region', { name: new RegExp(`^${place}, `) });
const press = async (user: Awaited<ReturnType<typeof start>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('the next case opens after a decision, until the queue is empty', async () => {
  serverOf([waiting(1), waiting(2)]);
  const { user } = await start();
  await caseAt('1 of 2');
  await press(user, 'Case settled');
  await caseAt('1 of 1');
  await press(user, 'Case settled');
  expect(await screen.findByText('2 cancellations reviewed. Nothing is pending.')).toBeTruthy();
});

test('a case has next and previous only if the queue has them', async () => {
  serverOf([waiting(1), waiting(2)]);
  const { user } = await start();
  await caseAt('1 of 2');
  expect(screen.queryByRole('button', { name: 'Case previous' })).toBeNull();
  await press(user, 'Case next');
  await caseAt('2 of 2');
  expect(screen.queryByRole('button', { name: 'Case next' })).toBeNull();
  await press(user, 'Case previous');
  await caseAt('1 of 2');
});

test('an empty queue shows a message in Chinese', async () => {
  serverOf([]);
  await start({ locale: 'zh-CN' });
  expect(await screen.findByText('暂无待您处理的注销。')).toBeTruthy();
});

test('a link opens the workbench at a review, the queue shows mismatches, and a button returns to the list', async () => {
  const differs = { match: 'MISMATCHED' as const, difference: { amount: '-34.50', currency: 'USD' as const } };
  serverOf([waiting(1), waiting(2, { compared: differs, objectLabel: 'Fuel 4711' })]);
  const { user, search } = await renderScreen(ReviewView, {
    at: `/main/cards-cancel-review?stage=PENDING&desk=on&review=${idOf('rev', 2)}`,
    grants: ['reviews.review.view', 'cards.card.cancel-review'],
    texts: locales,
    contributions,
  });
  await caseAt('2 of 2');
  const queue = screen.getByRole('listbox', { name: 'Queue' });
  const [first, second] = within(queue).getAllByRole('option');
  expect(second?.getAttribute('aria-selected')).toBe('true');
  expect(second?.textContent).toMatch(/••4711.*−34\.50 USD.*Fuel.*Mismatch/);
  if (first) await user.click(first);
  await caseAt('1 of 2');
  expect(search()).toContain(`review=${idOf('rev', 1)}`);
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(await screen.findByRole('row', { name: /RV-1/ })).toBeTruthy();
  expect(search()).toBe('?stage=PENDING');
});

test('a bulk job is polled until its end', async () => {
  const server = serverOf([waiting(1)]).on(listJobs, () => ({ list: [] }));
  const { user } = await start();
  await press(user, 'All of them, bare');
  await waitFor(() => expect(server.inputsOf(listJobs).length).toBeGreaterThan(0));
});

test('a user without permission for cancellation reviews has no queue', async () => {
  serverOf([waiting(1)]);
  await renderScreen(ReviewView, { at: '/main/cards-cancel-review', grants: ['reviews.review.view'], texts: locales });
  await screen.findByRole('row', { name: /RV-1/ });
  expect(screen.queryByRole('button', { name: 'Start reviewing' })).toBeNull();
});
