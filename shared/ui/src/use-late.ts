import { useEffect, useState } from 'react';

/** False at first, true once the component has been there for `delayMs`. */
export function useLate(delayMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return isLate;
}
