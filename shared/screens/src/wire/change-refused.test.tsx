import { codes } from '@console/contracts';
import { cardDetail, freezeCard } from '@console/contracts/cards';
import { cardDetailOf, fakeServer, idOf, pageWrapper, refusal as refused } from '@console/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ChangeRefused } from './call-failed';
import { useVersionedOperation } from './use-versioned-operation';

const input = { id: idOf('card', 1), version: 1, reason: 'LOST' } as const;

function Freeze() {
  const { send, refusal } = useVersionedOperation(freezeCard, cardDetail, () => undefined);
  return (
    <>
      <button onClick={() => void send(input)}>Freeze</button>
      <ChangeRefused {...refusal} changed="Someone else changed this card." />
    </>
  );
}

test.each([
  ['a newer version', () => refused(codes.versionConflict, { data: { current: cardDetailOf() } }), /Someone else/],
  ['another refusal', () => refused(codes.noPermission), /permission/],
])('%s scrolls into view after each submission', async (_name, answer, text) => {
  const scroll = jest.fn<void, [], Element>();
  // jsdom has no layout and therefore no scrolling.
  Element.prototype.scrollIntoView = scroll;
  fakeServer().on(freezeCard, () => {
    throw answer();
  });
  render(<Freeze />, { wrapper: pageWrapper() });
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Freeze' }));
    await waitFor(() => expect(scroll).toHaveBeenCalledTimes(times));
    expect(scroll.mock.contexts.at(-1)?.contains(await screen.findByText(text))).toBe(true);
  }
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
