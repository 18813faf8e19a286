import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stopWhileBusy } from '../support/busy-stop';
import { noteFigures } from '../support/figures';
import { sessionAt } from '../support/session';

// Plain JavaScript, because the setup of the test run loads it too.
const { startServer } = require('../support/server.cjs') as {
  startServer: (request: { folder: string }) => Promise<{ url: string; stop: () => Promise<number | null> }>;
};

const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-shutdown-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the server shuts down with calls in flight, an event stream and idle connections', async () => {
  const { url, stop } = await startServer({ folder });
  const headers = await sessionAt(url, 'operations');
  const { exitCode, secondsAfterLastAnswer } = await stopWhileBusy({ url, headers, stop });
  expect(exitCode).toBe(0);
  noteFigures('Shutdown after the last answer: seconds', { value: secondsAfterLastAnswer });
}, 300_000);
