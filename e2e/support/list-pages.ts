import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { whenQuiet } from './browser';
import { showsRecord } from './record-pages';
import { goWithin } from './walk';

interface Manifest {
  pages: { name: string; uses: string[] }[];
}

const remotes = path.resolve(__dirname, '../../remotes');

/** Pages whose table comes from another remote, so their manifest does not contain it. */
const withSections = ['settings-developer'];

/** Names of the pages that show a table and open without a record id: all lists and a few others. */
export const listPages: string[] = readdirSync(remotes)
  .map((remote): Manifest => JSON.parse(readFileSync(path.join(remotes, remote, 'dist/manifest.json'), 'utf8')))
  .flatMap((manifest) =>
    manifest.pages.filter(({ name, uses }) => uses.includes('@console/ui/table') || withSections.includes(name)),
  )
  .map(({ name }) => name)
  .filter((name) => !showsRecord(name));

/** Opens a page of the console and waits until its tables show rows and labels. */
export async function openListPage(page: Page, name: string): Promise<void> {
  await goWithin(page, `/main/${name}`);
  const content = page.locator(`[data-page="${name}"]:visible`);
  await content.getByRole('heading', { level: 1 }).first().waitFor();
  await content.locator('table[aria-busy=true]').first().waitFor({ state: 'detached' });
  await whenQuiet(page, 150);
}
