import { usePage } from '@console/remote-kit';
import { useEffect } from 'react';

/** Tells the shell whether leaving this page would lose typed work. For a page without a form of the kit. */
export function useLeaveGuard(isDirty: boolean): void {
  const { key, shell } = usePage();
  // No clean-up: a hidden page keeps what was typed, and a closed one is forgotten by the shell.
  useEffect(() => shell.setDirty(key, isDirty), [shell, key, isDirty]);
}
