import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes templates that no run can be copying any more. */
export function forgetOldTemplates(start: string, end: string): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(start) && entry.endsWith(end))) {
    const place = path.join(tmpdir(), name);
    const { mtimeMs } = statSync(place, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > dayMs) rmSync(place, { recursive: true, force: true });
  }
}

/** Puts a finished template in its place in one step; where another worker was faster, its template is as good. */
export function takePlace(draft: string, template: string): void {
  try {
    renameSync(draft, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}
