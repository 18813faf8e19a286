import type { Manifest } from '@console/contracts/release';
import { createHash } from 'node:crypto';

/** A name that is used twice silently runs the old code, so each version has its own. */
export function containerOf({ remote, version }: Pick<Manifest, 'remote' | 'version'>): string {
  const salt = createHash('sha256').update(`${remote}@${version}`).digest('hex').slice(0, 8);
  return `${remote}_v${version.replace(/\W/g, '_')}_h${salt}`;
}
