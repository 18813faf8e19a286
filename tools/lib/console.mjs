import { randomUUID } from 'node:crypto';

/** Address of the console for a command; the default is a demo on this machine. */
const consoleUrl = (process.env.CONSOLE_URL || 'http://localhost:4000').replace(/\/$/, '');

const isDemo = /^http:\/\/localhost(:|$)/.test(consoleUrl);

/** An error that ends the command with a one-line message. */
class Stop extends Error {}

function stop(sentence) {
  throw new Stop(sentence);
}

/** Ends the command with a one-line error message. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Message for a lost connection. Each call is a transaction, so there are no partial changes. */
const lost = `The connection to ${consoleUrl} was lost. No change was made halfway; run the same command again.`;

let wasReached = false;

/** Returns the cookie of a session, which is needed together with the token. */
const sessionOf = (response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

async function post(path, body, session) {
  let response;
  try {
    response = await fetch(`${consoleUrl}/admin${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...session,
      },
      body: JSON.stringify(body),
    });
  } catch {
    if (wasReached) stop(lost);
    stop(`No response from ${consoleUrl}; start the console or set CONSOLE_URL to its address.`);
  }
  if (!response.headers.get('content-type')?.includes('json'))
    stop(`${consoleUrl} is not a console (HTTP ${response.status}); set CONSOLE_URL to its address.`);
  wasReached = true;
  const answer = await response.json().catch(() => stop(lost));
  return { ...answer, cookie: sessionOf(response) };
}

async function signIn({ demoUser = 'devops' } = {}) {
  const loginName = process.env.CONSOLE_USER ?? (isDemo ? demoUser : undefined);
  const password = process.env.CONSOLE_PASSWORD ?? (isDemo ? 'Vcc#Demo1' : undefined);
  if (!loginName || !password) stop('Set CONSOLE_USER and CONSOLE_PASSWORD to a user with the required permissions.');
  const call = async (path, body, session) => {
    const { code, message, data, fieldErrors, cookie } = await post(path, body, session);
    if (code === 200) return { data, cookie };
    const fields = (fieldErrors ?? []).map((it) => `${it.field}: ${it.message}`);
    stop([data?.reason ?? `${message} (${path}, code ${code}).`, ...fields].join('\n'));
  };
  const { data, cookie } = await call('/login', { loginName, password });
  const session = { authorization: data.token, cookie };
  return {
    call: async (path, body) => (await call(path, body, session)).data,
    end: async () => (await call('/session/end', {}, session)).data,
  };
}

const orFail =
  (work) =>
  async (...args) => {
    try {
      return await work(...args);
    } catch (error) {
      if (error instanceof Stop) fail(error.message);
      throw error;
    }
  };

/**
 * Signs in, as `demoUser` in a demo, and returns a function that makes calls. A refusal ends the command with its
 * message.
 */
export const connect = orFail(async (options) => {
  const { call, end } = await signIn(options);
  return { call: orFail(call), end: orFail(end) };
});

/** Makes one call and returns its data. If it fails, returns an error message instead of ending the command. */
export async function tryCall(path, body) {
  try {
    const { call, end } = await signIn();
    const data = await call(path, body);
    await end();
    return { at: 'answer', data };
  } catch (error) {
    if (error instanceof Stop) return { at: 'wrong', sentence: error.message };
    throw error;
  }
}
