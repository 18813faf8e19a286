import { fireEvent, render, screen } from '@testing-library/react';
import { keyHandler, nativeKeyHandler } from './key-handler';

/** Keys as browsers report them while an input method composes. */
const composed: [string, KeyboardEventInit][] = [
  ['Chromium and Firefox: the event is marked as composing', { key: 'Enter', isComposing: true }],
  ['Chromium: the key has the code of an input method', { key: 'Process', keyCode: 229 }],
  ['Safari: the key that ended the composition', { key: 'Enter', keyCode: 229 }],
];

function pressIn(init: KeyboardEventInit): string[] {
  const received: string[] = [];
  render(<input onKeyDown={keyHandler(({ key }) => received.push(`React ${key}`))} />);
  const input = screen.getByRole('textbox');
  input.addEventListener(
    'keydown',
    nativeKeyHandler(({ key }) => received.push(`native ${key}`)),
  );
  fireEvent.keyDown(input, init);
  return received;
}

test.each(composed)('%s: no handler is called', (_title, init) => expect(pressIn(init)).toEqual([]));

test('every other key reaches the handler', () =>
  expect(pressIn({ key: 'Enter', keyCode: 13 })).toEqual(['native Enter', 'React Enter']));

test.each([
  ['Escape', { isComposing: true }, true],
  ['Escape', { keyCode: 229 }, true],
  ['Escape', { keyCode: 27 }, false],
  ['Enter', { isComposing: true }, false],
])('the browser itself does not act on %s with %j: %j', (key, init, isPrevented) => {
  render(<input />);
  const isLeft = fireEvent.keyDown(screen.getByRole('textbox'), { key, ...init });
  expect(!isLeft).toBe(isPrevented);
});
