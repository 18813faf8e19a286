import type { BootData, Release } from '@console/contracts/release';
import { createContext, useContext } from 'react';

/** Boot data from the document, with the verified release in place of the unverified offer. */
export type Boot = Omit<BootData, 'offer'> & { release: Release };

/** Boot data for the components of the shell. */
export const BootContext = createContext<Boot | null>(null);

/** Returns the boot data with the verified release. */
export function useBoot(): Boot {
  const data = useContext(BootContext);
  if (!data) throw new Error('useBoot() is for components below BootContext.');
  return data;
}
