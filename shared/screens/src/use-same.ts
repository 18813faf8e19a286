import { useState } from 'react';

/** The first of equal values: an object that is made anew at every render stays one as long as its content does. */
export function useSame<Value>(value: Value): Value {
  const [stored, setStored] = useState(value);
  if (JSON.stringify(stored) === JSON.stringify(value)) return stored;
  setStored(value);
  return value;
}
