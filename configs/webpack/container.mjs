import { createHash } from 'node:crypto';

/** Container name with the version: a name that is used twice silently runs the old code. */
export function containerOf(name, version) {
  const salt = createHash('sha256').update(`${name}@${version}`).digest('hex').slice(0, 8);
  return `${name}_v${version.replace(/\W/g, '_')}_h${salt}`;
}
