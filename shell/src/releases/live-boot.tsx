import type { BootData, Release } from '@console/contracts/release';
import { useAtomValue } from 'jotai/react';
import { useMemo, type ReactNode } from 'react';
import { BootContext } from '../boot/boot-context';
import { releaseAtom } from './release.atom';

/** Nothing was verified yet, so nothing runs. */
const nothing: Release = { number: 0, issuedAt: '', expiresAt: '', remotes: [] };

/** Boot data with the release that was verified last in place of the one that the document offers. */
export function LiveBoot({ data, children }: { data: BootData; children: ReactNode }) {
  const release = useAtomValue(releaseAtom) ?? nothing;
  const live = useMemo(() => ({ ...data, release }), [data, release]);
  return <BootContext value={live}>{children}</BootContext>;
}
