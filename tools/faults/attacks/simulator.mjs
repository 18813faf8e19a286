import { keysDir } from '../../lib/publication.mjs';
import { post, signIn } from '../client.mjs';
import { callsOf, codeOf, exactRequest } from '../exact-request.mjs';

const notInThisState = 1007;

const mailboxKey = 'key-of-a-mailbox-that-is-not-there';

/** Operations that simulate money or time, or run unsigned code, when this was written. */
const madeUp = [
  ...['authorize', 'chargeback', 'clear', 'expire', 'forcePost', 'increment', 'refund', 'reverse'].map(
    (name) => `/admin/simulator/${name}`,
  ),
  ...['begin', 'current', 'end', 'keep', 'show', 'upload'].map((name) => `/admin/devRemote/${name}`),
  '/admin/clock/detail',
  '/admin/clock/move',
];
const family = /^\/admin\/(simulator|devRemote|clock)\//;

const sale = {
  cardId: 'card_00000000000000000000000000',
  amount: { amount: '1.00', currency: 'USD' },
  shopName: 'Corner Grocer',
  mcc: '5411',
  shopCountry: 'US',
};

export const isApart = true;

/** Simulates money and time in production, and presents a sandbox as production. */
export async function run({ origin, start }) {
  const here = (await callsOf(origin)).map(({ path }) => path).filter((path) => family.test(path));
  const calls = [...new Set([...madeUp, ...here])];
  const settings = { SANDBOX: 'off', DEMO: '', KEYS_DIR: keysDir(), MAILBOX_KEY: mailboxKey };
  const real = await start(settings);
  const callers = { 'no user': {}, 'user of a sandbox': await signIn(origin, 'operations') };
  const wrong = [];
  for (const path of calls)
    for (const [how, headers] of Object.entries(callers))
      for (const body of [{}, sale]) {
        const answer = await exactRequest(real.url, path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
        if (codeOf(answer) !== notInThisState) wrong.push({ path, how, code: codeOf(answer) });
      }
  if ((await exactRequest(real.url, `/mailbox?key=${mailboxKey}`)).status !== 404) wrong.push({ path: '/mailbox' });
  const { code } = await post(origin, '/simulator/authorize', {}, callers['user of a sandbox']);
  await real.stop();
  const starts = [
    ...(await begun(start, { ...settings, DEMO: 'on' })),
    ...(await begun(start, { ...settings, DEV_REMOTES: 'on' })),
    ...(await begun(start, { ...settings, CLOCK_AHEAD: '30' })),
    ...(await begun(start, { DEMO: 'off', KEYS_DIR: keysDir() }, { dataDir: real.dataDir })),
  ];
  const figures = { calls: calls.length, wrong: wrong.length, first: wrong[0], inSandbox: code, starts };
  // Control: a sandbox has the same operation.
  const isFair = code !== notInThisState && calls.length >= madeUp.length;
  return { name: 'simulator', passed: isFair && wrong.length === 0 && starts.length === 0, figures };
}

/** Returns the settings if a console starts with them, although it must not. */
async function begun(start, settings, place) {
  try {
    await (await start(settings, place)).stop();
    return [settings];
  } catch (error) {
    if (!/Ended with 1\b/.test(error.message)) throw error;
    return [];
  }
}
