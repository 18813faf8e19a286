import { addFeatureTexts, addTexts, type FeatureLoaders, type LocaleLoaders, removeTexts } from '@console/i18n';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { loadLazyComponents } from './lazy-component';
import type { RemoteLifecycles, RemoteProps } from './lifecycles';
import { loaderOf, type Part } from './page-loader';
import { RemoteRoot } from './remote-root';
import type { Screen } from './screen';
import { tryAgain } from './try-again';

interface Definition {
  /** `name@version`; also the namespace of its texts and the value of `data-remote`. */
  remote: string;
  screens: readonly Screen[];
  /** Contributions to pages of other remotes, from `defineContributions`. */
  contributes?: readonly Part[];
  /** Texts for all pages. */
  locales: LocaleLoaders;
  /** Texts of one folder, for pages that name it in `texts`. */
  features?: FeatureLoaders;
}

/**
 * Returns the lifecycles of a remote. Each mount gets its own maps: single-spa-react keeps one set per package copy, keyed
 * by name, so unmounting one version would unmount another. The first render has no error boundary on purpose: its error
 * must reach `onFatal`, or a broken version would look healthy.
 */
export function defineRemote({ remote, screens, contributes = [], locales, features }: Definition): RemoteLifecycles {
  const withTexts = (part: Part): Part => {
    const { texts, load } = part;
    if (!features || texts === undefined) return part;
    const add = () => addFeatureTexts(remote, { feature: texts, features, locales });
    return { ...part, load: async () => (await Promise.all([load(), add()]))[0] };
  };
  const loader = loaderOf([...screens, ...contributes].map(withTexts));
  const Root = (props: RemoteProps) => React.createElement(RemoteRoot, { ...props, remote, loader });
  const mounts = new Map<string, RemoteLifecycles>();

  const lifecyclesOf = (props: RemoteProps): RemoteLifecycles => {
    const lifecycles = mounts.get(props.name) ?? lifecyclesFor(Root, props.onFatal);
    mounts.set(props.name, lifecycles);
    return lifecycles;
  };

  return {
    // Loads the visible page before the mount, so that mounting shows it immediately.
    bootstrap: async ({ pages, trial }) => {
      const visible = pages.filter(({ active }) => active);
      await Promise.all([tryAgain(() => addTexts(remote, locales)), ...visible.map(({ page }) => loader.load(page))]);
      // A version that takes over must show open dialogs immediately, so their code is loaded first.
      if (trial) await tryAgain(loadLazyComponents);
    },
    mount: (props) => lifecyclesOf(props).mount(props),
    update: (props) => lifecyclesOf(props).update(props),
    unmount: (props) =>
      lifecyclesOf(props)
        .unmount(props)
        .finally(() => {
          mounts.delete(props.name);
          // The text loaders belong to this version's code, which would otherwise stay in memory.
          if (mounts.size === 0) removeTexts(remote);
        }),
  };
}

function lifecyclesFor(rootComponent: React.ComponentType<RemoteProps>, onFatal: RemoteProps['onFatal']) {
  const options = {
    React,
    ReactDOMClient: { createRoot: (element: Element) => createRoot(element, { onUncaughtError: onFatal }) },
    rootComponent,
    renderType: 'createRoot',
    suppressComponentDidCatchWarning: true,
    domElements: {},
    renderResults: {},
    updateResolves: {},
    unmountResolves: {},
  };
  // The types of single-spa-react support neither React 19 nor the four maps.
  return singleSpaReact(options as never) as unknown as RemoteLifecycles;
}
