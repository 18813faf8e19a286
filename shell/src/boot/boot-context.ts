import type { BootData } from '@console/contracts/release';
import { createContext, useContext } from 'react';

/** Boot data for the components of the shell. */
export const BootContext = createContext<BootData | null>(null);

/** What the server wrote into the document. */
export function useBoot(): BootData {
  const data = useContext(BootContext);
  if (!data) throw new Error('useBoot() is for components below BootContext.');
  return data;
}
