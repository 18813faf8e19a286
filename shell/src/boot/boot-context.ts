import type { BootData, Release } from '@console/contracts/release';
import { createContext, useContext } from 'react';

/** What the server wrote into the document, with what was verified of its offer in place of the offer. */
export type Boot = Omit<BootData, 'offer'> & { release: Release };

/** Boot data for the components of the shell. */
export const BootContext = createContext<Boot | null>(null);

/** What the server wrote into the document, and what is live as far as it was verified. */
export function useBoot(): Boot {
  const data = useContext(BootContext);
  if (!data) throw new Error('useBoot() is for components below BootContext.');
  return data;
}
