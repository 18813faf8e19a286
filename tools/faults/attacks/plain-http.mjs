import { codeOf, exactRequest } from '../exact-request.mjs';

const insecure = 426;
const insecureWords = 'This console is available over HTTPS only';
const json = { 'content-type': 'application/json' };

/** Hosts that do not belong to the machine of the console. */
const elsewhere = [
  'console.example.com',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'localhost.',
  '10.0.0.7:4000',
  '2130706433.example',
  '[2001:db8::1]:4000',
];
/** Headers of an attacker in the network that claim another origin. */
const words = [
  {},
  { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' },
  { forwarded: 'for=127.0.0.1;proto=https;host=localhost', 'x-forwarded-ssl': 'on', 'front-end-https': 'on' },
];
const pages = `
  / /login /main/cards-balance /openapi /openapi.json /version.json /s/none.js /m/none.json /r/cards/none/entry.js
  /files/none /pictures/none /reveal /reveal/frame.js /metrics /mailbox /admin/events /none
`.match(/\S+/g);

/** An attacker in the network reads or changes plain HTTP requests to a host name of another machine. */
export async function run({ origin }) {
  const wrong = [];
  let tried = 0;
  const judge = (what, { status, headers, text }, isRefused) => {
    tried += 1;
    const left = headers['set-cookie'] ?? headers['strict-transport-security'];
    if (!isRefused || left !== undefined || text.length > 500) wrong.push({ what, status, text: text.slice(0, 80) });
  };
  for (const host of elsewhere)
    for (const more of words) {
      const headers = { host, ...more };
      for (const page of pages) {
        const answer = await exactRequest(origin, page, { headers });
        const isRefused = answer.status === 400 || (answer.status === 403 && answer.text.startsWith(insecureWords));
        judge(`GET ${page} at ${host}`, answer, isRefused);
      }
      const body = JSON.stringify({ loginName: 'owner', password: 'Vcc#Demo1' });
      const answer = await exactRequest(origin, '/admin/login', {
        method: 'POST',
        headers: { ...json, ...headers },
        body,
      });
      const isRefused = answer.status === 400 || (answer.status === 403 && codeOf(answer) === insecure);
      judge(`sign-in at ${host}`, answer, isRefused);
    }
  const here = await exactRequest(origin, '/login');
  const probe = await exactRequest(origin, '/readyz', { headers: { host: elsewhere[0] } });
  const figures = { tried, wrong: wrong.length, first: wrong[0] };
  // Control: on localhost requests are answered, and load balancer probes on any host.
  const isFair = here.status === 200 && probe.status === 200;
  return { name: 'plain-http', passed: isFair && wrong.length === 0, figures };
}
