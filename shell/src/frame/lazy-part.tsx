import { tryAgain } from '@console/remote-kit';
import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part of the shell that loads when it is first shown. One that cannot be had shows nothing and breaks nothing; it is
 * tried again for some seconds, and whenever it is to be shown anew: a machine that slept meanwhile gives up a fetch.
 */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let known: ComponentType<Props> | null = null;
  return function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    useEffect(() => {
      const gone = new AbortController();
      if (!known)
        tryAgain(load, gone.signal)
          .then((part) => {
            known = part.default;
            if (!gone.signal.aborted) setLoaded(() => known);
          })
          .catch(() => undefined);
      return () => gone.abort();
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}
