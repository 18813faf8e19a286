import { grantsAtom } from '@console/session';
import { atom } from 'jotai/vanilla';
import { releaseAtom } from '../releases/release.atom';
import { contributionsIn } from './contributions.rules';

/** What may be shown in slots now, by slot. */
export const contributionsAtom = atom((get) =>
  contributionsIn(get(releaseAtom)?.remotes ?? [], get(grantsAtom).buttons),
);
