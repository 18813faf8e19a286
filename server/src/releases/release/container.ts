import type { Manifest } from '@console/contracts/release';
import { createHash } from 'node:crypto';

/**
 * Container name of a version. It must be unique: Module Federation silently runs the old code if a name is used twice.
 */
export function containerOf({ remote, version }: Pick<Manifest, 'remote' | 'version'>): string {
  const salt = createHash('sha256').update(`${remote}@${version}`).digest('hex').slice(0, 8);
  return `${remote}_v${version.replace(/\W/g, '_')}_h${salt}`;
}
