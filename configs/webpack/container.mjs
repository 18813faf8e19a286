import { createHash } from 'node:crypto';

/** A container name that is used twice silently runs the old code, so it carries the version. */
export function containerOf(name, version) {
  const salt = createHash('sha256').update(`${name}@${version}`).digest('hex').slice(0, 8);
  return `${name}_v${version.replace(/\W/g, '_')}_h${salt}`;
}
