import { messageDraft } from '@console/contracts/cards';
import { messageIssues } from './message.rules';
import { beginsPurchase, draftOf, scenarioNames, scenarioOf, scenarios } from './scenarios.rules';

const steps = scenarioNames.flatMap((name) => scenarios[name].steps.map((step, at) => [name, at, step] as const));
const messages = steps.filter(([, , { kind }]) => kind !== 'CANCEL_CARD');

test.each(messages)('%s, step %i is valid without changes in any card currency', (name, _at, step) => {
  for (const currency of ['USD', 'EUR', 'VND'] as const) {
    const draft = draftOf({ scenario: scenarioOf(name), step, run: 'A1B2' }, currency);
    expect(messageDraft.safeParse(draft).success).toBe(true);
    expect(messageIssues(draft, currency)).toEqual([]);
  }
});

test.each(scenarioNames)('%s starts with a message that begins a purchase', (name) => {
  const [first] = scenarios[name].steps;
  expect(first?.kind !== 'CANCEL_CARD' && first && beginsPurchase(first.kind)).toBe(true);
});

test('each run has its own card acceptor, so that it does not duplicate another run', () => {
  const nameIn = (run: string) =>
    draftOf({ scenario: scenarios.hotel, step: scenarios.hotel.steps[0], run }, 'USD').shopName;
  expect(nameIn('A1B2')).not.toBe(nameIn('C3D4'));
});

test('an unknown scenario is ignored, and messages are composed manually', () => {
  expect(scenarioOf('nonsense')).toBeNull();
  expect(draftOf({ scenario: null, step: undefined, run: '' }, 'USD')).toEqual({ kind: 'AUTHORIZE', currency: 'USD' });
});
