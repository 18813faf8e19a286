const dayMs = 86_400_000;

/** Returns the platform's clock. In a demo it can be days ahead, to show expiries and month ends. */
export const clockAhead = (days: number, present = () => Date.now()): (() => Date) => {
  const aheadMs = days * dayMs;
  return () => new Date(present() + aheadMs);
};
