import { type ReactNode, useState } from 'react';

interface Props<Value> {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}

/** Stores the value of an input, so that it can be tried. */
export function Stateful<Value>({ initial, children }: Props<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

/** Handler without effect. */
export const nothing = () => undefined;
