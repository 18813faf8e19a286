import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes old templates, which no running test can be copying. */
export function forgetOldTemplates(start: string, end: string): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(start) && entry.endsWith(end))) {
    const place = path.join(tmpdir(), name);
    const { mtimeMs } = statSync(place, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > dayMs) rmSync(place, { recursive: true, force: true });
  }
}

/** Renames a finished template atomically. If another worker was faster, its equivalent template is used. */
export function takePlace(draft: string, template: string): void {
  try {
    renameSync(draft, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}
