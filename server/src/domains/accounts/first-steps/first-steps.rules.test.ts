import { stepsOf } from './first-steps.rules';

const owner = new Set(['admin.webhook.save', 'admin.webhook.view', 'cards.card.create', 'cards.card.view']);
const card = { kind: 'CARD', isDone: false } as const;
const factor = { kind: 'SECOND_FACTOR', isDone: true } as const;

test.each([...owner].filter((code) => code === 'admin.webhook.save' || code === 'cards.card.create'))(
  'whoever lacks %s has no steps',
  (code) => expect(stepsOf([card, factor], new Set([...owner].filter((one) => one !== code)))).toEqual([]),
);

test('steps stand in the order in which they make sense, each with the page that may be opened', () => {
  expect(stepsOf([card, { kind: 'COLLEAGUE', isDone: false }, factor], owner)).toEqual([
    { ...factor, page: 'settings-profile' },
    { kind: 'COLLEAGUE', isDone: false, page: null },
    { ...card, page: 'cards-balance-create-card' },
  ]);
});

test('there are none once there are colleagues, funds and cards, whatever else is open', () => {
  const open = { kind: 'WEBHOOK', isDone: false } as const;
  expect(stepsOf([{ ...card, isDone: true }, factor, open], owner)).toEqual([]);
});
