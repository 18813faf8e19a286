import { render, screen } from '@testing-library/react';
import { RichText } from './rich-text';

test('formatted text is elements of the page, and what looks like a tag in its words is words', () => {
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
