import type { ReactElement } from 'react';
import { type Locale, startI18n } from '@console/i18n';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { uiLocales } from '../locales/ui-locales';
import { UiProvider } from '../ui-provider';

/** Renders a component with its texts in a test, and returns the user that operates it. */
export async function show(element: ReactElement, locale: Locale = 'en-US'): Promise<UserEvent> {
  await startI18n(locale, { ui: uiLocales });
  render(<UiProvider locale={locale}>{element}</UiProvider>);
  return userEvent.setup();
}
