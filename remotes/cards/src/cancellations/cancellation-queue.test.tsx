import { type Cancellation, readCancellation, resolveCancellation } from '@console/contracts/cards';
import { decideReview } from '@console/contracts/reviews';
import { bothDecisions, cardServer, idOf, reviewDetailOf } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { cancellationOf } from '../testing/review-samples';
import { showCase } from './show-case';

const blocked = [
  { action: 'APPROVE', enabled: false, reason: 'MISMATCH' },
  { action: 'REJECT', enabled: true },
];

const caseOf = (id: string, over: Partial<Cancellation> = {}): Cancellation => ({
  ...cancellationOf({ match: 'MATCHED', cancelState: 'REVIEWING', causes: [], allowedActions: [] }),
  reviewId: id,
  version: 1,
  ...over,
});

/** Server with these cases, which a test can change later. */
const serverOf = (cases: Record<string, Partial<Cancellation>> = {}) =>
  cardServer()
    .on(readCancellation, ({ id }) => caseOf(id, cases[id]))
    .on(decideReview, ({ id }) => reviewDetailOf({ id }));

const caseAt = (place: string) => screen.findByRole('region', { name: new RegExp(`^${place}, `) });
const waiting = (number: number) => ({ id: idOf('rev', number) });

test('an approval by keyboard is sent and reported as settled', async () => {
  const server = serverOf();
  const { user, requested, events } = await showCase({ reviews: [waiting(1), waiting(2)] });
  const first = await caseAt('1 of 2');
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('a{Control>}{Enter}{/Control}');
  await waitFor(() => expect(events).toEqual(['changed', 'settled']));
  expect(server.inputsOf(decideReview)).toEqual([{ id: idOf('rev', 1), version: 1, decision: 'APPROVE' }]);
  expect(requested.notices).toEqual([{ tone: 'ok', text: 'RV-20261120-0001 approved' }]);
  expect(await screen.findByText('No decision needed now.')).toBeTruthy();
});

test('J, S and K show the next and previous case without a decision', async () => {
  const server = serverOf();
  const { user } = await showCase({ reviews: [waiting(1), waiting(2), waiting(3)] });
  await caseAt('1 of 3');
  await user.keyboard('j');
  await caseAt('2 of 3');
  await user.keyboard('s');
  await caseAt('3 of 3');
  await user.keyboard('j');
  await caseAt('3 of 3');
  await user.keyboard('k');
  await caseAt('2 of 3');
  expect(server.inputsOf(decideReview)).toEqual([]);
});

test('a mismatch cannot be approved before a balance is chosen with a note', async () => {
  const id = idOf('rev', 1);
  const resolutions = [
    { action: 'WAIT', enabled: true },
    { action: 'AS_LEDGER', enabled: true },
  ];
  const cases: Record<string, Partial<Cancellation>> = {
    [id]: { match: 'MISMATCHED', cancelState: 'MISMATCH', allowedActions: resolutions },
  };
  const server = serverOf(cases).on(resolveCancellation, () => {
    cases[id] = { version: 2, match: 'MISMATCHED', resolution: 'AS_LEDGER', resolvedBy: 'Ines Moreau' };
    return caseOf(id, cases[id]);
  });
  const { user, events } = await showCase({ reviews: [{ ...waiting(1), stage: 'MISMATCH', allowedActions: blocked }] });
  await caseAt('1 of 1');
  await user.keyboard('a{Control>}{Enter}{/Control}');
  expect(server.inputsOf(decideReview)).toEqual([]);
  await user.keyboard('2');
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await waitFor(() => expect(document.activeElement).toBe(note));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Cannot be empty')).toBeTruthy();
  // Shortcuts do nothing in a text field.
  await user.keyboard('jask');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Ines Moreau chose the ledger balance');
  expect(server.inputsOf(resolveCancellation)).toMatchObject([{ id, resolution: 'AS_LEDGER', note: 'jask' }]);
  // The approval of the chosen balance is still pending.
  expect(events).toEqual(['changed']);
});

test('an approval sends the shown version', async () => {
  const id = idOf('rev', 1);
  const server = serverOf({ [id]: { version: 2, match: 'MISMATCHED', resolution: 'AS_LEDGER' } });
  const { user } = await showCase({ reviews: [{ ...waiting(1), allowedActions: bothDecisions }] });
  await caseAt('1 of 1');
  await user.click(await screen.findByRole('radio', { name: /^Approve/ }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.inputsOf(decideReview)).toEqual([{ id, version: 2, decision: 'APPROVE' }]));
});

test('the input for a case stays while another case is shown', async () => {
  const resolutions = [{ action: 'AS_LEDGER', enabled: true }];
  serverOf({ [idOf('rev', 1)]: { match: 'MISMATCHED', allowedActions: resolutions } });
  const { user } = await showCase({ reviews: [waiting(1), waiting(2)] });
  await caseAt('1 of 2');
  await user.keyboard('1');
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Asked the channel');
  // Leaves the text field, where shortcuts do nothing.
  await user.tab();
  await user.keyboard('j');
  const other = within(await caseAt('2 of 2'));
  expect(other.queryByRole('textbox', { name: 'Note' })).toBeNull();
  await user.keyboard('k');
  const first = within(await caseAt('1 of 2'));
  expect(await first.findByDisplayValue('Asked the channel')).toBeTruthy();
  expect(first.getByRole('radio', { name: /Use ledger balance/ })).toHaveProperty('checked', true);
});

test('the sum of the causes is shown beside the difference', async () => {
  serverOf({ [idOf('rev', 1)]: { match: 'MISMATCHED', causes: cancellationOf().causes } });
  await showCase();
  const shown = within(await caseAt('1 of 1'));
  expect(await shown.findByText('Explains 34.50 USD of 34.50 USD')).toBeTruthy();
});
