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

async function post(path, body, token) {
  let response;
  try {
    response = await fetch(`${consoleUrl}/admin${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token && { authorization: token }),
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
  return response.json().catch(() => fail(lost));
}

/** Signs in, as `demoUser` in a demo, and answers with a function that calls; a refusal ends the command with its message. */
export async function connect({ demoUser = 'devops' } = {}) {
  const loginName = process.env.CONSOLE_USER ?? (isDemo ? demoUser : undefined);
  const password = process.env.CONSOLE_PASSWORD ?? (isDemo ? 'Vcc#Demo1' : undefined);
  if (!loginName || !password) fail('Set CONSOLE_USER and CONSOLE_PASSWORD to someone who may do this.');
  const call = async (path, body, token) => {
    const { code, message, data, fieldErrors } = await post(path, body, token);
    if (code === 200) return data;
    const fields = (fieldErrors ?? []).map((it) => `${it.field}: ${it.message}`);
    fail([data?.reason ?? `${message} (${path}, code ${code}).`, ...fields].join('\n'));
  };
  const { token } = await call('/login', { loginName, password });
  return {
    call: (path, body) => call(path, body, token),
    end: () => call('/session/end', {}, token),
  };
}
