import { type ComponentType, lazy, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loads = new Set<() => Promise<unknown>>();

/**
 * A part of a page whose code is loaded when it is first shown, such as a dialog. Unlike a lazy component it is shown at
 * once where its code is here already: a version that takes over has loaded the parts of its pages before.
 */
export function later<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let ready: ComponentType<Props> | undefined;
  const fetch = async () => {
    const module = await load();
    ready = module.default;
    return module;
  };
  loads.add(fetch);
  const Late = lazy(fetch);
  return function Later(props: Props) {
    // What began as one of the two stays that one: the other would begin with nothing.
    const [Content] = useState(() => ready ?? Late);
    return <Content {...props} />;
  };
}

/** The code of all parts that the pages loaded so far may show. */
export async function loadLater(): Promise<void> {
  // A part may bring parts of its own.
  for (let known = 0; known < loads.size;) {
    known = loads.size;
    await Promise.all([...loads].map((load) => load()));
  }
}
