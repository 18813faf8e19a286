import { startI18n } from '@console/i18n';
import { render, screen } from '@testing-library/react';
import { uiLocales } from '../locales/ui-locales';
import { FormFooter } from './form-footer';

/** Replaces a text by a `<font>` element, as page translators of browsers do. */
function translate(text: ChildNode): void {
  const font = document.createElement('font');
  font.textContent = text.textContent;
  text.replaceWith(font);
}

test('the count of invalid fields changes and disappears after a translator has replaced the text', async () => {
  await startI18n('en-US', { ui: uiLocales });
  const { rerender } = render(<FormFooter errorCount={2} />);
  const count = screen.getByText('2 fields need attention');
  for (const text of count.childNodes) if (text instanceof Text) translate(text);
  rerender(<FormFooter errorCount={1} />);
  expect(screen.getByRole('status').textContent).toContain('1 field needs attention');
  rerender(<FormFooter />);
  expect(screen.getByRole('status').textContent).toBe('');
});
