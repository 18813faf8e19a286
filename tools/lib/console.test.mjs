import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';

const json = { 'content-type': 'application/json' };
const passed = JSON.stringify({ code: 200, data: { token: 'a token' } });

/** Runs a command that signs in and makes two calls, against a server with the given response. */
async function outputAgainst(answer) {
  let count = 0;
  const server = createServer((request, response) => answer(response, (count += 1), request)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const file = JSON.stringify(path.join(__dirname, 'console.mjs'));
  const script = `const { connect } = await import(${file});
    const { call } = await connect(); await call('/one', {}); await call('/two', {}); console.log('both');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, CONSOLE_URL: `http://localhost:${server.address().port}` },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  server.close();
  return { code, lines: output.trim().split('\n') };
}

test('a command calls as the user who signed in', async () => {
  expect(await outputAgainst((response) => response.writeHead(200, json).end(passed))).toEqual({
    code: 0,
    lines: ['both'],
  });
});

test('a command sends the cookie that came with its token', async () => {
  const seen = [];
  const left = { ...json, 'set-cookie': ['resume=a secret; Path=/; HttpOnly'] };
  const { code } = await outputAgainst((response, count, { headers }) => {
    seen.push([headers.authorization, headers.cookie]);
    response.writeHead(200, count === 1 ? left : json).end(passed);
  });
  const session = ['a token', 'resume=a secret'];
  expect([code, seen]).toEqual([0, [[undefined, undefined], session, session]]);
});

test.each([1, 2])('a connection that breaks %i calls after the sign-in is reported in one sentence', async (calls) => {
  const told = await outputAgainst((response, count) =>
    count > calls ? response.socket.destroy() : response.writeHead(200, json).end(passed),
  );
  expect(told).toEqual({ code: 1, lines: [expect.stringMatching(/was lost\. .* run the same command again\.$/)] });
});

test('an incomplete response is reported in one sentence', async () => {
  const half = { ...json, 'content-length': passed.length };
  const told = await outputAgainst((response, count) => {
    if (count === 1) return response.writeHead(200, json).end(passed);
    response.writeHead(200, half).write(passed.slice(0, 9), () => response.socket.destroy());
  });
  expect(told).toEqual({ code: 1, lines: [expect.stringMatching(/was lost\. /)] });
});

test('a server that is not a console is reported in one sentence', async () => {
  const told = await outputAgainst((response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<p>'));
  expect(told).toEqual({ code: 1, lines: [expect.stringMatching(/is not a console \(HTTP 502\); set CONSOLE_URL/)] });
});
