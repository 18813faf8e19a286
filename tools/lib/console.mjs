import { randomUUID } from 'node:crypto';

/** Which console a command talks to, and as whom. A demo on this machine needs neither. */
const consoleUrl = (process.env.CONSOLE_URL || 'http://localhost:4000').replace(/\/$/, '');

const isDemo = /^http:\/\/localhost(:|$)/.test(consoleUrl);

/** Ends the command with one sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Every call is done wholly or not at all. */
const lost = `The connection to ${consoleUrl} was lost; nothing half-done is left, so run the same command again.`;

let wasReached = false;

/** What a browser would keep and send: the token counts only with the cookie that came with it. */
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
    if (wasReached) fail(lost);
    fail(`Nothing answers at ${consoleUrl}; start it, or set CONSOLE_URL to where it is.`);
  }
  if (!response.headers.get('content-type')?.includes('json'))
    fail(`What answers at ${consoleUrl} is no console (HTTP ${response.status}); set CONSOLE_URL to where it is.`);
  wasReached = true;
  const answer = await response.json().catch(() => fail(lost));
  return { ...answer, cookie: sessionOf(response) };
}

/** Signs in, as `demoUser` in a demo, and answers with a function that calls; a refusal ends the command with its message. */
export async function connect({ demoUser = 'devops' } = {}) {
  const loginName = process.env.CONSOLE_USER ?? (isDemo ? demoUser : undefined);
  const password = process.env.CONSOLE_PASSWORD ?? (isDemo ? 'Vcc#Demo1' : undefined);
  if (!loginName || !password) fail('Set CONSOLE_USER and CONSOLE_PASSWORD to someone who may do this.');
  const call = async (path, body, session) => {
    const { code, message, data, fieldErrors, cookie } = await post(path, body, session);
    if (code === 200) return { data, cookie };
    const fields = (fieldErrors ?? []).map((it) => `${it.field}: ${it.message}`);
    fail([data?.reason ?? `${message} (${path}, code ${code}).`, ...fields].join('\n'));
  };
  const { data, cookie } = await call('/login', { loginName, password });
  const session = { authorization: data.token, cookie };
  return {
    call: async (path, body) => (await call(path, body, session)).data,
    end: async () => (await call('/session/end', {}, session)).data,
  };
}
