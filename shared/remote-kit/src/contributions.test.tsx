import { render, screen } from '@testing-library/react';
import { defineContributions } from './contributions';

const parts = defineContributions({
  'card.tab': {
    perks: {
      title: 'perks.title',
      permission: 'cards.card.view',
      load: () => Promise.resolve({ default: ({ cardId }) => <p>{`Perks of ${cardId}`}</p> }),
    },
  },
});

async function contentOf(name: string) {
  const part = parts.find((one) => one.name === name);
  if (!part) throw new Error(`There is no ${name}.`);
  return (await part.load()).default;
}

test('a contribution is named by its slot and gets the props of its page', async () => {
  const Content = await contentOf('card.tab/perks');
  render(<Content said={{ cardId: 'card_1', isNew: true }} />);
  screen.getByText('Perks of card_1');
});

test("props that violate the slot's contract break the contribution", async () => {
  const Content = await contentOf('card.tab/perks');
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Content said={{ cardId: 7 }} />)).toThrow(/cardId/);
  complaints.mockRestore();
});
