import { type ReactNode, useState } from 'react';

interface Props<Value> {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Holds the value of an input that is shown, so that it can be tried. */
export function Stateful<Value>({ initial, children }: Props<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** For what does nothing in a sample. */
export const nothing = () => undefined;
