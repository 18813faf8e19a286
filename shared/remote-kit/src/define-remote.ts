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
  /** What it adds to pages of other remotes, from `defineContributions`. */
  contributes?: readonly Part[];
  /** Texts that every page needs. */
  locales: LocaleLoaders;
  /** Texts of one folder, for pages that name it in `texts`. */
  features?: FeatureLoaders;
}

/**
 * Lifecycles of a remote. Each mount gets its own maps: single-spa-react keeps one set per package copy, keyed
 * by name, and unmounting one version would take another with it. There is no boundary around the first
 * render on purpose: an error there must reach `onFatal`, or a broken version would look healthy.
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
    // The page that will be seen is loaded before the mount, so that mounting it shows it.
    bootstrap: async ({ pages, trial }) => {
      const visible = pages.filter(({ active }) => active);
      await Promise.all([tryAgain(() => addTexts(remote, locales)), ...visible.map(({ page }) => loader.load(page))]);
      // Whoever takes over goes on with what is open over the page, in the same moment.
      if (trial) await tryAgain(loadLazyComponents);
    },
    mount: (props) => lifecyclesOf(props).mount(props),
    update: (props) => lifecyclesOf(props).update(props),
    unmount: (props) =>
      lifecyclesOf(props)
        .unmount(props)
        .finally(() => {
          mounts.delete(props.name);
          // Their loaders are code of this version: kept, they would keep all of it.
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
  // The types of single-spa-react know neither React 19 nor the four maps.
  return singleSpaReact(options as never) as unknown as RemoteLifecycles;
}
