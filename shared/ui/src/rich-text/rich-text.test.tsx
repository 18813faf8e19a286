import { Activity, useState } from 'react';
import { render, screen } from '@testing-library/react';
import { show } from '../testing/show';
import { RichText } from './rich-text';
import { RichTextInput } from './rich-text-input';

test('formatted text is rendered as elements, and markup within its text as text', () => {
  render(
    <RichText
      nodes={[
        { tag: 'h2', children: ['Terms'] },
        { tag: 'p', children: ['<script>1</script> ', { tag: 'a', href: 'https://example.com/', children: ['fees'] }] },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Terms' })).toBeTruthy();
  expect(screen.getByText('<script>1</script>', { exact: false })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'fees' });
  expect(link.getAttribute('href')).toBe('https://example.com/');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(document.querySelector('script')).toBeNull();
});

function Rerendered() {
  const [isSeen, setSeen] = useState(true);
  return (
    <>
      <button onClick={() => setSeen(!isSeen)}>Another page</button>
      <Activity mode={isSeen ? 'visible' : 'hidden'}>
        <RichTextInput
          label="Agreement"
          value={[{ tag: 'p', children: ['Fees'] }]}
          onChange={() => undefined}
          read={() => []}
          addressOf={() => null}
        />
      </Activity>
    </>
  );
}

test('an editor on a page that was hidden has the same text after the page is displayed again', async () => {
  const user = await show(<Rerendered />);
  const other = screen.getByRole('button', { name: 'Another page' });
  await user.click(other);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(other);
  expect((await screen.findByRole('textbox')).textContent).toBe('Fees');
});
