import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const callsMax = 20;

interface Record {
  page: Page;
  console: string[];
  /** The last calls with their status, oldest first. */
  calls: string[];
}

const records = new Set<Record>();

/** Records console and calls of a page, for the case that the test fails. */
export function recordEvidence(page: Page): void {
  const record: Record = { page, console: [], calls: [] };
  records.add(record);
  page.on('console', (message) => void record.console.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => void record.console.push(`page error: ${error.message}`));
  page.on('response', (response) => {
    const request = response.request();
    if (!['fetch', 'xhr', 'document'].includes(request.resourceType())) return;
    record.calls.push(`${response.status()} ${request.method()} ${response.url()}`);
    if (record.calls.length > callsMax) record.calls.shift();
  });
  page.on('close', () => records.delete(record));
}

async function saveEvidence(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await Promise.all(
    [...records].map(async (record, index) => {
      const file = (name: string) => path.join(folder, `page-${index + 1}.${name}`);
      writeFileSync(file('console.txt'), [record.page.url(), ...record.console, ''].join('\n'));
      writeFileSync(file('calls.txt'), [...record.calls, ''].join('\n'));
      // A page that hangs or is being closed has no picture.
      await record.page.screenshot({ path: file('png'), timeout: 5000 }).catch(() => undefined);
    }),
  );
}

// Called by `evidence-environment.cjs`, which runs outside the realm of the tests.
Object.assign(globalThis, { saveEvidence });
