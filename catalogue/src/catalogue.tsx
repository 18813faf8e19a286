import '@console/ui/adapter';
import '@console/ui/theme.css';
import { startI18n } from '@console/i18n';
import { UiProvider, uiLocales } from '@console/ui';
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
  createRoot(box).render(
    <UiProvider locale={address.lang}>
      <CataloguePage address={address} />
    </UiProvider>,
  );
}

void start();
