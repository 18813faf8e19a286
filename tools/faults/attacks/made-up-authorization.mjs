import { randomBytes } from 'node:crypto';
import { signIn } from '../client.mjs';
import { codeOf, exactRequest, inTurns, otherAddress } from '../exact-request.mjs';

export const isNoisy = true;

/** Rate limit of one address per minute. */
const callsPerMinute = 1_200;

const word = () => randomBytes(24).toString('base64url');
const address = () => `203.0.${randomBytes(1)[0]}.${randomBytes(1)[0]}`;

const opened = '/admin/common/countryList';
const guarded = '/admin/menu/query';

/** Forged identities, a new one for each call. */
const disguises = {
  token: () => ({ authorization: word() }),
  bearer: () => ({ authorization: `Bearer ${word()}` }),
  cookie: () => ({ cookie: `resume=${word()}`, 'user-agent': word() }),
  address: () => ({ 'x-forwarded-for': address(), 'x-real-ip': address(), forwarded: `for=${address()}` }),
};
const all = () => ({ ...disguises.cookie(), ...disguises.address(), ...disguises.token() });

/**
 * Sends more calls than the limit of an address, each with another forged identity, while a user works behind the same
 * address.
 */
export async function run({ origin, rounds }) {
  const user = { ...(await signIn(origin, 'auditor')), 'content-type': 'application/json' };
  const answered = {};
  // All of them together; if one had an effect, this would show it.
  const tries = [
    { as: 'everything', path: opened, headers: all },
    { as: 'everything, where a token is needed', path: guarded, headers: all },
    ...(rounds > 1 ? Object.entries(disguises).map(([as, headers]) => ({ as, path: opened, headers })) : []),
  ];
  for (const [index, { as, path, headers }] of tries.entries()) {
    const from = otherAddress(11 + index);
    const call = (more) =>
      exactRequest(origin, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...more },
        body: '{}',
        from,
      });
    const answers = await inTurns(callsPerMinute + 100, () => call(headers()));
    answered[as] = answers.filter(({ status }) => status !== 429).length;
  }
  const neighbour = await exactRequest(origin, guarded, {
    method: 'POST',
    headers: user,
    body: '{}',
    from: otherAddress(11),
  });
  const figures = { callsEach: callsPerMinute + 100, answered, neighbour: codeOf(neighbour) };
  const isBounded = Object.values(answered).every((count) => count <= callsPerMinute);
  return { name: 'made-up-authorization', passed: isBounded && figures.neighbour === 200, figures };
}
