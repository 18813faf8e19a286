import { useState } from 'react';

/** Returns the first of equal values, so that an object that is created at every render keeps its identity. */
export function useSame<Value>(value: Value): Value {
  const [stored, setStored] = useState(value);
  if (JSON.stringify(stored) === JSON.stringify(value)) return stored;
  setStored(value);
  return value;
}
