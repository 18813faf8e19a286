import type { PageName } from '@console/contracts';
import { startI18n } from '@console/i18n';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { defineRemote, type PageView, type RemoteProps, type Screen } from '.';
import { useLocation, useNavigate } from './router';

const texts = {
  'en-US': async () => ({ default: { hello: 'Hello' } }),
  'zh-CN': async () => ({ default: { hello: '你好' } }),
};
const screen = (name: string, Page: ComponentType): Screen => ({
  // The cast allows names that are not pages of the console.
  name: name as PageName,
  title: 'hello',
  permission: 'a.b.c',
  load: async () => ({ default: Page }),
});

function Where() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <>
      <p>{`${t('hello')} ${pathname}${search}`}</p>
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" onClick={() => void navigate('/main/other?id=1')}>
        go
      </button>
    </>
  );
}

function Broken(): never {
  throw new Error('render broke');
}

const view = (page: string, more: Partial<PageView> = {}): PageView => ({
  key: page,
  page,
  location: { pathname: `/main/${page}`, search: '', hash: '' },
  active: true,
  ...more,
});

let count = 0;
function propsOf(pages: PageView[], more: Partial<RemoteProps> = {}): RemoteProps {
  const domElement = document.body.appendChild(document.createElement('div'));
  count += 1;
  return {
    name: `test#${count}`,
    domElement,
    pages,
    shell: {
      navigate: jest.fn(),
      close: jest.fn(),
      setDirty: jest.fn(),
      setTitle: jest.fn(),
      notify: jest.fn(),
      beginWaiting: jest.fn(),
      showJobs: jest.fn(),
      onRecord: () => () => undefined,
    },
    registry: { join: jest.fn(), changed: jest.fn(), keepAnswer: jest.fn(), takeAnswer: jest.fn() },
    locale: 'en-US',
    theme: 'light',
    trial: false,
    onFatal: jest.fn(),
    onPageFault: jest.fn(),
    ...more,
  };
}

const remoteOf = (version: string, screens: Screen[]) =>
  defineRemote({ remote: `test@${version}`, screens, locales: texts });

async function mounted(remote: ReturnType<typeof remoteOf>, props: RemoteProps) {
  await remote.bootstrap(props);
  await remote.mount(props);
  return props.domElement;
}

// The lifecycles are awaited as in the shell; they do not settle inside act().
beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await startI18n('en-US', { ui: texts });
});

describe('a mounted remote', () => {
  test('renders its page with its name, version and texts', async () => {
    const props = propsOf([view('where')]);
    const element = await mounted(remoteOf('1.0.0', [screen('where', Where)]), props);
    const page = element.querySelector<HTMLElement>('[data-page=where]');
    expect(page?.dataset['remote']).toBe('test@1.0.0');
    expect(page?.textContent).toContain('Hello /main/where');
  });

  test('unmounting one version does not affect another one', async () => {
    const [one, two] = [remoteOf('1.0.0', [screen('where', Where)]), remoteOf('2.0.0', [screen('where', Where)])];
    const [oneProps, twoProps] = [propsOf([view('where')]), propsOf([view('where')])];
    await mounted(one, oneProps);
    const element = await mounted(two, twoProps);
    await one.unmount(oneProps);
    expect(oneProps.domElement.textContent).toBe('');
    await waitFor(() => expect(element.textContent).toContain('Hello'));
    await two.unmount(twoProps);
    await waitFor(() => expect(element.textContent).toBe(''));
  });

  test('a page rendered while hidden, before its code was loaded, is complete as soon as it is shown', async () => {
    const remote = remoteOf('1.0.0', [screen('where', Where), screen('other', Where)]);
    const behind = view('other', { active: false });
    const props = propsOf([view('where'), behind]);
    const element = await mounted(remote, props);
    const page = () => element.querySelector('[data-page=other]');
    await waitFor(() => expect(page()?.firstElementChild).toBeTruthy());
    expect(page()?.textContent).not.toContain('Hello');
    const next = { ...props, pages: [view('where', { active: false }), view('other')] };
    await remote.bootstrap({ ...next, trial: true });
    flushSync(() => void remote.update(next));
    expect(page()?.textContent).toContain('Hello /main/other');
  });

  test('a hidden page keeps its location and its input', async () => {
    const remote = remoteOf('1.0.0', [screen('where', Where), screen('other', Where)]);
    const props = propsOf([view('where')]);
    const element = await mounted(remote, props);
    fireEvent.change(await within(element).findByRole('textbox'), { target: { value: 'typed' } });
    const hidden = view('where', { active: false });
    await remote.update({ ...props, pages: [hidden, view('other')] });
    await waitFor(() => expect(element.querySelector('[data-away=true] [data-page=where]')).toBeTruthy());
    await waitFor(() => expect(element.querySelector('[data-page=other]')?.textContent).toContain('/main/other'));
    await remote.update({ ...props, pages: [view('where')] });
    await waitFor(() => expect(element.querySelector('[data-page=where]')?.textContent).toContain('Hello /main/where'));
    await waitFor(() => expect(element.querySelector('input')?.value).toBe('typed'));
  });

  test('navigates through the shell, which owns the history', async () => {
    const props = propsOf([view('where')]);
    const element = await mounted(remoteOf('1.0.0', [screen('where', Where)]), props);
    fireEvent.click(await within(element).findByRole('button'));
    expect(props.shell.navigate).toHaveBeenCalledWith('/main/other?id=1');
  });

  test('a page that throws shows its own error; other pages and the remote continue', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const props = propsOf([view('broken'), view('where')]);
    const element = await mounted(remoteOf('1.0.0', [screen('broken', Broken), screen('where', Where)]), props);
    await waitFor(() => expect(element.querySelector('[data-page=broken]')?.textContent).toContain('render broke'));
    await waitFor(() => expect(element.querySelector('[data-page=where]')?.textContent).toContain('Hello'));
    expect(props.onFatal).not.toHaveBeenCalled();
    expect(props.onPageFault).toHaveBeenCalledWith(expect.objectContaining({ message: 'render broke' }), 'broken');
    quiet.mockRestore();
  });

  test('an error outside all pages is reported to the shell', async () => {
    const onFatal = jest.fn();
    // A view without a location fails outside the boundary of its page.
    const props = propsOf([{ ...view('where'), location: undefined as never }], { onFatal });
    void mounted(remoteOf('1.0.0', [screen('where', Where)]), props);
    await waitFor(() => expect(onFatal).toHaveBeenCalled());
  });
});
