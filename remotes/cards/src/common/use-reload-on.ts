import { useEffect, useRef } from 'react';

/** Reloads in the background whenever `turn` changes. */
export function useReloadOn(turn: number, reload: (options: { background: boolean }) => void): void {
  const last = useRef(turn);
  useEffect(() => {
    if (last.current === turn) return;
    last.current = turn;
    reload({ background: true });
  }, [turn, reload]);
}
