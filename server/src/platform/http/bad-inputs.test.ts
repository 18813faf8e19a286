import { testTimeoutMs } from '@console/configs/jest/deadline';
import { operations } from '@console/contracts/operations';
import { verifyLedger } from '@console/contracts/accounts';
import { verifyAudit } from '@console/contracts/audit';
import * as fc from 'fast-check';
import { newId } from '../db/ids';
import { enterAsApplicant } from '../../testing/applicant';
import { ask } from '../../testing/ask';
import { brokenBodies } from '../../testing/hostile';
import { inputsOf } from '../../testing/input-arbitrary';
import { ownersOf } from '../../testing/record-owners';
import { openTestApp, type TestApp } from '../../testing/test-app';

/** 1,500 by default. `BAD_INPUTS=100000` for a long run; `SEED` repeats an earlier run. */
const times = Number(process.env['BAD_INPUTS'] ?? 1500);
const seed = Number(process.env['SEED'] ?? 20_260_309);
jest.setTimeout(testTimeoutMs + times * 40);

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ filling: 'demo', env: { CALLS_PER_MINUTE: '999999' } });
});
afterAll(() => test.close());

/** Internals that an answer must not reveal: stack traces, queries and paths. */
const inside =
  /\n\s+at |node_modules|\.ts:\d|\.cjs:\d|select .+ from |insert into |syntax error|\bpg_|violates|argon2/i;

it(`${times} broken inputs are answered in the envelope and reveal no internals`, async () => {
  const ids = [...(await ownersOf(test.database)).keys()];
  const idsOf = (prefix: string) => {
    const some = ids.filter((id) => id.startsWith(`${prefix}_`));
    return some.length > 0 ? fc.constantFrom(...some) : fc.constant(newId(prefix));
  };
  const who = { user: await test.signIn('owner'), applicant: {} };
  ({ headers: who.applicant } = await enterAsApplicant(test, 'bad@example.com'));
  const calls = Object.values(operations).map((operation) =>
    brokenBodies(inputsOf(operation, idsOf)).map((payload) => ({ ...operation, payload })),
  );
  const met = new Map<number, number>();
  for (const { path, permission, payload } of fc.sample(fc.oneof(...calls), { seed, numRuns: times })) {
    const { statusCode, body, envelope } = await ask(test.app, path, payload, {
      'idempotency-key': newId('key'),
      ...(permission === 'onboarding' ? who.applicant : who.user),
    });
    const { code, message } = envelope;
    met.set(code, (met.get(code) ?? 0) + 1);
    const said = [path, payload, statusCode, code];
    expect([said, statusCode < 500 && code !== 500 && code !== 503]).toEqual([said, true]);
    expect([said, message.length > 0, inside.exec(body)?.[0]]).toEqual([said, true, undefined]);
    // Some inputs end the session. An hour later an applicant can request another mail without a captcha.
    if (code === 401) {
      test.clock.advance(3600);
      who.user = await test.signIn('owner');
      ({ headers: who.applicant } = await enterAsApplicant(test, 'bad@example.com'));
    }
  }
  // Both accepted and refused inputs occurred.
  expect(met.get(1001)).toBeGreaterThan(times / 4);
  expect(met.get(200)).toBeGreaterThan(0);
});

it('afterwards the ledger and the audit log are consistent', async () => {
  const headers = await test.signIn('auditor');
  expect(await test.call(verifyLedger, {}, headers)).toMatchObject({ isSound: true });
  expect(await test.call(verifyAudit, {}, headers)).toMatchObject({ isSound: true });
});
