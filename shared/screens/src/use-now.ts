import { useState } from 'react';
import { usePoll } from './wire/use-poll';

const minuteMs = 60_000;

/** Returns the current time, updated every minute while the page is visible. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  usePoll(true, () => setNow(new Date()), minuteMs);
  return now;
}
