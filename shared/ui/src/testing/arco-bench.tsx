// Page for `npm run bench -- arco`: one component of the kit or of Arco, selected by the address.
import '../adapter';
import '@arco-design/web-react/es/style/index.css';
import '../theme/theme.css';
import { startI18n } from '@console/i18n';
import { createRoot } from 'react-dom/client';
import { uiLocales } from '../locales/ui-locales';
import { UiProvider } from '../ui-provider';
import { cases } from './arco-cases';

async function start(): Promise<void> {
  await startI18n('en-US', { ui: uiLocales });
  const [name = '', from = ''] = location.hash.slice(1).split(',');
  if (name === '') {
    document.title = Object.keys(cases).join(',');
    return;
  }
  const shown = from === 'arco' ? await cases[name]?.arco() : await cases[name]?.kit();
  const box = document.createElement('main');
  document.body.append(box);
  createRoot(box).render(
    <UiProvider locale="en-US">
      <h1>{name}</h1>
      {shown}
    </UiProvider>,
  );
  document.title = 'shown';
}

void start();
