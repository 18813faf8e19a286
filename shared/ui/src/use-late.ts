import { useEffect, useState } from 'react';

/** Returns false at first, and true after the component has been mounted for `delayMs`. */
export function useLate(delayMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isLate;
}
