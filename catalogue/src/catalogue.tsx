import '@console/ui/adapter';
import '@console/ui/theme.css';
import { startI18n } from '@console/i18n';
import { UiProvider, uiLocales } from '@console/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { addressOf } from './address';
import { CataloguePage } from './catalogue-page';
import { kitTexts } from './kit-texts';

async function start(): Promise<void> {
  const address = addressOf(window.location.search);
  document.documentElement.lang = address.lang;
  if (address.theme === 'dark') document.body.setAttribute('arco-theme', 'dark');
  await startI18n(address.lang, { catalogue: kitTexts, ui: uiLocales });
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const show = (search: string) =>
    root.render(
      <UiProvider locale={address.lang} key={search}>
        <CataloguePage address={addressOf(search)} />
      </UiProvider>,
    );
  show(window.location.search);
  // Switches samples without a reload, because all code is loaded. A change of theme or language reloads the page.
  window.navigation.addEventListener('navigate', (event) => {
    const { search } = new URL(event.destination.url);
    const { theme, lang } = addressOf(search);
    if (event.canIntercept && theme === address.theme && lang === address.lang)
      event.intercept({ handler: async () => flushSync(() => show(search)) });
  });
}

void start();
