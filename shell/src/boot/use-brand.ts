import type { BootData } from '@console/contracts/release';
import { sessionAtom, type Session } from '@console/session';
import { useAtomValue } from 'jotai/react';
import { useBoot } from './boot-context';

export type ShownBrand = BootData['brand'];

/** Whoever is signed in works under the name of their company, at whichever address; nobody, under that of the address. */
export const brandFor = (session: Session, ofAddress: ShownBrand): ShownBrand =>
  (session.at === 'in' ? session.user.brand : undefined) ?? ofAddress;

/** The brand to be shown now. */
export const useBrand = (): ShownBrand => brandFor(useAtomValue(sessionAtom), useBoot().brand);
