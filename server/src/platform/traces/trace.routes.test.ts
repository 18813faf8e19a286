import { codes, operation } from '@console/contracts';
import { verifyAudit } from '@console/contracts/audit';
import { queryTrace } from '@console/contracts/releases';
import { saveProfile } from '@console/contracts/profile';
import { reportRemoteFault } from '@console/contracts/release';
import { z } from '@console/contracts/zod';
import { mount } from '../http/mount';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { compositionIn } from './composition';

const breaks = operation({
  path: '/test/break',
  permission: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({}),
});

let test: TestApp;
let devops: Record<string, string>;
beforeAll(async () => {
  const broken = async () => {
    throw new Error('It broke.');
  };
  test = await openTestApp({ extend: (app) => mount(app, breaks, broken) });
  devops = await test.signIn('devops');
});
afterAll(() => test.close());

const composition = 'shell@9.9.9 accounts@1.0.0 cards@1.4.0';
const traceOf = async (traceId: string) => (await test.call(queryTrace, { traceId }, devops)).list;
const running = async (login: 'support' | 'operations') => ({
  ...(await test.signIn(login)),
  'x-composition': composition,
});

it('the trace id of a failed call returns the composition of the session', async () => {
  const { code, traceId } = await test.post(breaks.path, {}, await running('support'));
  expect(code).toBe(codes.serverError);
  expect(await traceOf(traceId)).toMatchObject([
    { kind: 'CALL', what: '/test/break', nickname: 'Sofia Marques', composition },
  ]);
});

it('the trace ids of a browser report and of an audit log entry return the composition of the session', async () => {
  const user = await running('operations');
  const fault = { remote: 'cards', version: '1.4.0', step: 'RENDER', page: '', error: 'E', message: '', place: '' };
  const reported = await test.post(reportRemoteFault.path, fault, user);
  expect(await traceOf(reported.traceId)).toMatchObject([{ kind: 'REMOTE', what: 'cards@1.4.0 RENDER', composition }]);
  const draft = { nickname: 'D', language: 'en_US', timezone: 'Asia/Singapore', landingPage: 'index', version: 1 };
  const saved = await test.post(saveProfile.path, draft, user);
  expect(saved.code).toBe(200);
  expect(await traceOf(saved.traceId)).toMatchObject([{ kind: 'AUDIT', composition }]);
});

it('the audit log chain verifies with and without compositions in its entries', async () => {
  const owner = await test.signIn('owner');
  expect(await test.call(verifyAudit, {}, owner)).toMatchObject({ isSound: true });
});

it('a trace id of another company returns no entries', async () => {
  const { traceId } = await test.post(breaks.path, {}, { ...(await test.signIn('owner.zh')) });
  expect(await traceOf(traceId)).toEqual([]);
});

it.each([
  ['shell@1.0.0', true],
  ['shell@1.0.0 cards@1.4.0-rc.1', true],
  ['', false],
  ['<script>', false],
  ['shell@1.0.0|forged', false],
  [`shell@1.0.0${' cards@1.0.0'.repeat(31)}`, false],
])('%s is accepted as a composition: %s', (header, isKept) => {
  expect(compositionIn(header)).toBe(isKept ? header : null);
});
