import { randomBytes } from 'node:crypto';
import { signIn } from '../client.mjs';
import { codeOf, exactRequest, inTurns, otherAddress } from '../exact-request.mjs';

export const isNoisy = true;

/** What one address may do in a minute. */
const callsPerMinute = 1_200;

const word = () => randomBytes(24).toString('base64url');
const address = () => `203.0.${randomBytes(1)[0]}.${randomBytes(1)[0]}`;

const opened = '/admin/common/countryList';
const guarded = '/admin/menu/query';

/** Who somebody pretends to be, anew for each call. */
const disguises = [
  { as: 'tokens', path: opened, headers: () => ({ authorization: word() }) },
  { as: 'tokens of nobody', path: guarded, headers: () => ({ authorization: `Bearer ${word()}` }) },
  { as: 'cookies', path: opened, headers: () => ({ cookie: `resume=${word()}`, 'user-agent': word() }) },
  {
    as: 'addresses',
    path: opened,
    headers: () => ({ 'x-forwarded-for': address(), 'x-real-ip': address(), forwarded: `for=${address()}` }),
  },
];

/** More calls than one address may make, each under another name; meanwhile somebody works behind the same address. */
export async function run({ origin }) {
  const user = { ...(await signIn(origin, 'auditor')), 'content-type': 'application/json' };
  const answered = {};
  for (const [index, { as, path, headers }] of disguises.entries()) {
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
