import type { BootData } from '@console/contracts/release';
import { useAtomValue } from 'jotai/react';
import { useMemo, type ReactNode } from 'react';
import { BootContext } from '../boot/boot-context';
import { releaseAtom } from './release.atom';

/** Boot data with the release that is live now in place of the one that was when the document was written. */
export function LiveBoot({ data, children }: { data: BootData; children: ReactNode }) {
  const release = useAtomValue(releaseAtom) ?? data.release;
  const live = useMemo(() => ({ ...data, release }), [data, release]);
  return <BootContext value={live}>{children}</BootContext>;
}
