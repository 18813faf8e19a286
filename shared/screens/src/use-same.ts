import { useState } from 'react';

/** Returns the first of several equal values, so that an object that each render creates keeps its identity. */
export function useSame<Value>(value: Value): Value {
  const [stored, setStored] = useState(value);
  if (JSON.stringify(stored) === JSON.stringify(value)) return stored;
  setStored(value);
  return value;
}
