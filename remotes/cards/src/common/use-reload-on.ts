import { useEffect, useRef } from 'react';

/** Asks again, unseen, each time the turn is another one: something around it changed what it shows. */
export function useReloadOn(turn: number, reload: (options: { background: boolean }) => void): void {
  const last = useRef(turn);
  useEffect(() => {
    if (last.current === turn) return;
    last.current = turn;
    reload({ background: true });
  }, [turn, reload]);
}
