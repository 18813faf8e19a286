import { configureApi } from '@console/api';
import { codes } from '@console/contracts';
import { reportRemoteFault } from '@console/contracts/release';
import { TooLate } from '@console/remote-kit';
import { beginSession } from '@console/session';
import { waitFor } from '@testing-library/react';
import { NoAnswer } from '../mounting/fetch-bytes';
import { noteFailure } from '../mounting/file-failures';
import { reportUnloaded } from './report-unloaded';

const ana = {
  token: 'secret',
  draftKey: 'hidden',
  userId: 'user_1',
  loginName: 'ana',
  nickname: 'Ana',
  language: 'en_US' as const,
  timezone: 'Europe/Madrid',
  landingPage: 'cards',
  idleSeconds: 900,
};

/** Versions of the received reports. */
let received: string[] = [];
/** Whether the check for the console's server gets a response. */
let isThere = true;

beforeAll(() => configureApi({ base: 'http://console.test/admin/' }));
beforeEach(() => {
  received = [];
  beginSession(ana);
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (url.endsWith(reportRemoteFault.path)) {
      received.push(reportRemoteFault.input.parse(await new Request(input, init).json()).version);
      return Response.json({ code: codes.ok, message: '', traceId: 't', data: { ok: true } });
    }
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response('', { status: 503 });
  };
});

const unloaded = (version: string, error: Error) =>
  reportUnloaded({ suspect: { remote: 'cards', version }, page: 'card-management', error });

/** Versions reported until a fault of another version, which is always reported, has arrived. */
async function reported(): Promise<string[]> {
  await unloaded('9.9.9', new Error(expect.getState().currentTestName));
  await waitFor(() => expect(received).toContain('9.9.9'));
  return received.filter((version) => version !== '9.9.9');
}

const cases: [about: string, outcome: string, serverIsThere: boolean, cause: Error][] = [
  ['a stalled file', 'not reported', true, new TooLate('Nothing arrived.')],
  ['a file without a response while the server responds', 'reported', true, new NoAnswer('a.js')],
  ['a file without a response while the server is unreachable', 'not reported', false, new NoAnswer('a.js')],
  ['a file with a wrong hash while the server is unreachable', 'reported', false, new Error('Wrong hash')],
];

test.each(cases)('%s is %s as a fault of its version', async (about, outcome, serverIsThere, cause) => {
  isThere = serverIsThere;
  await unloaded('1.0.0', cause);
  expect(await reported()).toEqual(outcome === 'reported' ? ['1.0.0'] : []);
});

test('the cause of a failed file is found by its address in the error of the runtime', async () => {
  isThere = false;
  noteFailure('/remotes/cards/1.0.5/a.js', new NoAnswer('a.js'));
  await unloaded('1.0.5', new Error('Loading script failed: http://localhost/remotes/cards/1.0.5/a.js'));
  expect(await reported()).toEqual([]);
});
