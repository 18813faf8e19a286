import { i18n } from '@console/i18n';
import { missingPartKey } from '@console/ui';
import { type ComponentType, use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { PageContext } from './page-context';
import { mayPass, tryAgain } from './try-again';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loads = new Set<() => Promise<unknown>>();

/**
 * A part whose code is loaded when it is first shown, such as a dialog. It is shown at once where its code is here
 * already: a version that takes over has loaded the parts of its pages before. Code that cannot be fetched is tried
 * again for some seconds, and whenever the part is to be shown anew; until then there is nothing in its place. A page
 * says so when it was in vain, and breaks where the code itself does; the shell's own parts break nothing.
 */
export function lazyComponent<Props extends object>(load: Load<Props>): ComponentType<Props> {
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
    // In a page that was drawn out of sight before the code was here, and is shown when it is.
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

/** The code of all parts that the pages loaded so far may show. */
export async function loadLazyComponents(): Promise<void> {
  // A part may bring parts of its own.
  for (let loaded = 0; loaded < loads.size;) {
    loaded = loads.size;
    await Promise.all([...loads].map((load) => load()));
  }
}
