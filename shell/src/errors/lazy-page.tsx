import { tryAgain } from '@console/remote-kit';
import { useEffect, useState, type ComponentType } from 'react';

/**
 * A page of the shell whose code is loaded when it is first shown; until then nothing is rendered. Failed downloads are
 * retried for some seconds, and again each time the page is shown. After the last retry the error goes to the boundary.
 */
export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async () => {
    const page = await load();
    loaded = page.default;
    return page.default;
  };
  return function LazyPage(props: Props) {
    const [Page, show] = useState(() => loaded);
    const [broken, setBroken] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      if (Page) return;
      const gone = new AbortController();
      tryAgain(fetch, gone.signal).then(
        (page) => gone.signal.aborted || show(() => page),
        (error: unknown) => gone.signal.aborted || setBroken({ error }),
      );
      return () => gone.abort();
    }, [Page]);
    if (broken) throw broken.error;
    return Page && <Page {...props} />;
  };
}
