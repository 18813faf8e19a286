import type { BootData, Release } from '@console/contracts/release';
import { useAtomValue } from 'jotai/react';
import { useMemo, type ReactNode } from 'react';
import { BootContext } from '../boot/boot-context';
import { releaseAtom } from './release.atom';

/** Release before the first verification: no remote may run. */
const nothing: Release = { number: 0, issuedAt: '', expiresAt: '', remotes: [] };

/** Provides the boot data with the last verified release instead of the document's offer. */
export function LiveBoot({ data, children }: { data: BootData; children: ReactNode }) {
  const release = useAtomValue(releaseAtom) ?? nothing;
  const live = useMemo(() => ({ ...data, release }), [data, release]);
  return <BootContext value={live}>{children}</BootContext>;
}
