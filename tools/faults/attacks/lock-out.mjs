import { signIn } from '../client.mjs';
import { codeOf, exactRequest } from '../exact-request.mjs';
import { solve } from '../solve.mjs';

export const isNoisy = true;

const wrongPassword = 3001;
const puzzle = 3002;
const loginName = 'support';
const right = 'Vcc#Demo1';
/** Addresses without earlier sign-ins; each IPv4 address counts as a network. */
const [stranger, other] = ['127.66.3.1', '127.66.3.2'];

/** An attacker locks a user out with wrong passwords, or continues guessing from other addresses. */
export async function run({ origin }) {
  if (process.platform !== 'linux') return { name: 'lock-out', passed: true, figures: { left: 'needs two networks' } };
  const enter = async (password, from) => {
    const send = (captcha) =>
      exactRequest(origin, '/admin/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ loginName, password, captcha }),
        from,
      });
    const answer = await send();
    return codeOf(answer) === puzzle ? codeOf(await send(solve(JSON.parse(answer.text).data))) : codeOf(answer);
  };
  // The network of the user.
  await signIn(origin, loginName);
  const own = await enter(right);
  const guesses = [];
  for (let count = 0; count < 12; count += 1)
    guesses.push(await enter(`Guess#${count}000`, count % 2 ? stranger : other));
  const figures = {
    guesses: guesses.filter((code) => code === wrongPassword).length,
    own,
    ownAfter: await enter(right),
    strangerAfter: await enter(right, stranger),
    elsewhereAfter: await enter(right, '127.66.3.3'),
  };
  const isHeldOff = figures.strangerAfter === wrongPassword && figures.elsewhereAfter === wrongPassword;
  const passed = own === 200 && figures.ownAfter === 200 && figures.guesses === guesses.length && isHeldOff;
  return { name: 'lock-out', passed, figures };
}
