const dayMs = 86_400_000;

/** What the platform takes for the present: in a demo it may be days ahead, to see what expires, ends and changes by then. */
export const clockAhead = (days: number, present = () => Date.now()): (() => Date) => {
  const aheadMs = days * dayMs;
  return () => new Date(present() + aheadMs);
};
