import { grantsAtom } from '@console/session';
import { atom } from 'jotai/vanilla';
import { releaseAtom } from '../releases/release.atom';
import { contributionsIn } from './contributions.rules';

/** Contributions that may be shown, by slot. */
export const contributionsAtom = atom((get) =>
  contributionsIn(get(releaseAtom)?.remotes ?? [], get(grantsAtom).buttons),
);
