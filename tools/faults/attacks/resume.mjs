import { codeOf, exactRequest } from '../exact-request.mjs';
import { signIn } from '../client.mjs';

const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', undefined];
const sites = ['same-origin', 'same-site', 'cross-site', 'none', undefined];
const originsOf = (origin) => [origin, 'http://localhost:1', 'https://evil.example', 'null', undefined];

/** Two cookies with one name, one of them planted. */
const planted = (one, other) => [`${one}; ${other}`, `${other}; ${one}`, `${one}; ${one}`, `resume=; ${one}`];

/**
 * Another site resumes a signed-in user's session, plants a second cookie, or uses a token that a script has stolen.
 */
export async function run({ origin }) {
  const [victim, attacker] = [await signIn(origin, 'support'), await signIn(origin, 'developer')];
  const passed = [];
  const refused = [];
  for (const type of types)
    for (const site of sites)
      for (const from of originsOf(origin)) {
        const said = { 'content-type': type, 'sec-fetch-site': site, origin: from };
        const isOwn = type === types[0] && isOwnPage({ site, from, origin });
        const { taken, left } = await resume(origin, { ...sent(said), cookie: victim.cookie });
        if (taken === isOwn && (isOwn || !left)) passed.push(said);
        else refused.push({ ...said, taken, left });
      }
  for (const cookie of planted(victim.cookie, attacker.cookie)) {
    const own = { 'content-type': types[0], 'sec-fetch-site': 'same-origin', origin, cookie };
    const tries = {
      'resume with two cookies': (await resume(origin, own)).taken,
      'call with two cookies': await isAnswered(origin, { authorization: victim.authorization, cookie }),
    };
    for (const [how, taken] of Object.entries(tries)) (taken ? refused : passed).push({ how, cookie: 'two' });
  }
  const { authorization } = victim;
  const copies = { 'no cookie': {}, 'cookie of another': { cookie: attacker.cookie }, 'its own': null };
  for (const [how, headers] of Object.entries(copies)) {
    const taken = await isAnswered(origin, headers ? { authorization, ...headers } : victim);
    (taken === (headers === null) ? passed : refused).push({ how });
  }
  const figures = { tried: passed.length + refused.length, wrong: refused.length, first: refused[0] };
  return { name: 'resume', passed: refused.length === 0, figures };
}

/** Headers with a value. */
const sent = (said) => Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));

/** Headers of a browser for a page of this origin; old browsers send Origin only. */
const isOwnPage = ({ site, from, origin }) =>
  (site === 'same-origin' && (from === origin || from === undefined)) || (site === undefined && from === origin);

async function resume(origin, headers) {
  const answer = await exactRequest(origin, '/admin/session/resume', { method: 'POST', headers, body: '{}' });
  return { taken: codeOf(answer) === 200, left: 'set-cookie' in answer.headers };
}

async function isAnswered(origin, headers) {
  const said = { 'content-type': types[0], ...headers };
  return codeOf(await exactRequest(origin, '/admin/menu/query', { method: 'POST', headers: said, body: '{}' })) === 200;
}
