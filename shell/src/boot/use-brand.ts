import type { BootData } from '@console/contracts/release';
import { sessionAtom, type Session } from '@console/session';
import { useAtomValue } from 'jotai/react';
import { useBoot } from './boot-context';

export type ShownBrand = BootData['brand'];

/** Returns the brand of the user's company at any address, or else the brand of the address. */
export const brandFor = (session: Session, ofAddress: ShownBrand): ShownBrand =>
  (session.at === 'in' ? session.user.brand : undefined) ?? ofAddress;

/** Returns the current brand. */
export const useBrand = (): ShownBrand => brandFor(useAtomValue(sessionAtom), useBoot().brand);
