import { i18n } from '@console/i18n';
import { missingPartKey } from '@console/ui';
import {
  type ComponentType,
  type FunctionComponent,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { PageContext } from './page-context';
import { mayPass, tryAgain } from './try-again';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loads = new Set<() => Promise<unknown>>();

/**
 * A component whose code is loaded when it is first shown, such as a dialog. If its code is already loaded, it is shown
 * immediately; a version that takes over loads the code of its pages first. Failed downloads are retried for some
 * seconds, and again each time the component is shown; until then nothing is rendered. After the last retry a page
 * shows an error, while components of the shell fail silently; a page also fails if the code itself throws.
 */
export function lazyComponent<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  let record: ComponentType<Props> | null = null;
  const fetch = async () => {
    const part = await load();
    record = part.default;
    return part.default;
  };
  loads.add(fetch);
  return function LazyComponent(props: Props) {
    const page = use(PageContext);
    const [Content, show] = useState(() => record);
    const [broken, setBroken] = useState<{ error: unknown } | null>(null);
    const onFailed = useEffectEvent((error: unknown) => {
      if (!page) return;
      if (mayPass(error)) page.shell.notify({ tone: 'bad', text: i18n.t(missingPartKey, { ns: 'ui' }) });
      else setBroken({ error });
    });
    // The page rendered while it was hidden, before the code was loaded.
    useLayoutEffect(() => {
      if (record) show(() => record);
    }, []);
    useEffect(() => {
      if (Content) return;
      const gone = new AbortController();
      tryAgain(fetch, gone.signal).then(
        (part) => gone.signal.aborted || show(() => part),
        (error: unknown) => gone.signal.aborted || onFailed(error),
      );
      return () => gone.abort();
    }, [Content]);
    if (broken) throw broken.error;
    return Content && <Content {...props} />;
  };
}

/** Loads the code of all lazy components of the loaded pages. */
export async function loadLazyComponents(): Promise<void> {
  // A component can register further lazy components.
  for (let loaded = 0; loaded < loads.size;) {
    loaded = loads.size;
    await Promise.all([...loads].map((load) => load()));
  }
}
