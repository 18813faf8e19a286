import { stepsOf } from './first-steps.rules';

const owner = new Set(['admin.webhook.save', 'admin.webhook.view', 'cards.card.create', 'cards.card.view']);
const card = { kind: 'CARD', isDone: false } as const;
const factor = { kind: 'SECOND_FACTOR', isDone: true } as const;

test.each([...owner].filter((code) => code === 'admin.webhook.save' || code === 'cards.card.create'))(
  'a user without %s has no steps',
  (code) => expect(stepsOf([card, factor], new Set([...owner].filter((one) => one !== code)))).toEqual([]),
);

test('steps are in their fixed order, each with a page that the user can open', () => {
  expect(stepsOf([card, { kind: 'COLLEAGUE', isDone: false }, factor], owner)).toEqual([
    { ...factor, page: 'settings-profile' },
    { kind: 'COLLEAGUE', isDone: false, page: null },
    { ...card, page: 'cards-balance-create-card' },
  ]);
});

test('the checklist is empty when there are colleagues, funds and cards, even if other steps are incomplete', () => {
  const open = { kind: 'WEBHOOK', isDone: false } as const;
  expect(stepsOf([{ ...card, isDone: true }, factor, open], owner)).toEqual([]);
});
