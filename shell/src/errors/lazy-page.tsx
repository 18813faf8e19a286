import { lazy, useState, type ComponentType } from 'react';

/** A page of the shell that is loaded when first shown. A failed download is retried the next time. */
export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const make = () =>
    lazy<ComponentType<Props>>(() =>
      load().catch((error: unknown) => {
        // React keeps a failure for ever.
        part = make();
        throw error;
      }),
    );
  let part = make();
  return function LazyPage(props: Props) {
    const [Part] = useState(() => part);
    return <Part {...props} />;
  };
}
