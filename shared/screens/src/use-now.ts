import { useState } from 'react';
import { usePoll } from './wire/use-poll';

const minuteMs = 60_000;

/** The time, right to the minute while somebody looks. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  usePoll(true, () => setNow(new Date()), minuteMs);
  return now;
}
