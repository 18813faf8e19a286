import { randomUUID } from 'node:crypto';
import { exactRequest, otherAddress } from '../exact-request.mjs';

const json = { 'content-type': 'application/json' };
const evil = 'evil.example';

/** Forged origins of the console. */
const claims = (port) => [
  { host: `${evil}:${port}` },
  { host: `localhost#.${evil}` },
  { host: `localhost:${port}@${evil}` },
  { host: `localhost:${port}/${evil}` },
  { 'x-forwarded-host': evil, 'x-forwarded-proto': 'https', 'x-original-host': evil },
  { forwarded: `host=${evil};proto=https`, 'x-host': evil, 'x-http-host-override': evil },
  { origin: `http://${evil}`, referer: `http://${evil}/login` },
];

/** An attacker requests a mail whose link leads the recipient, with the secret, to the attacker's host. */
export async function run({ origin, mailbox }) {
  const { port } = new URL(origin);
  const people = ['owner', 'operations', 'risk', 'auditor', 'support', 'devops'];
  const sent = [];
  const ask = async (path, headers, body, from) =>
    (
      await exactRequest(origin, path, {
        method: 'POST',
        headers: { ...json, ...headers },
        body: JSON.stringify(body),
        from,
      })
    ).status;
  const agreementIds = await agreementsAt(origin);
  const registration = () => ({ ...applicant(), agreementIds });
  for (const [index, claim] of claims(port).entries()) {
    const host = { host: `localhost:${port}` };
    const headers = { ...host, ...claim };
    const from = otherAddress(60 + index);
    sent.push(await ask('/admin/public/password/reset/send_email', headers, { account: people[index % 6] }, from));
    sent.push(await ask('/admin/public/register', headers, registration(), from));
  }
  const here = await ask('/admin/public/register', {}, registration());
  const page = await (await fetch(mailbox)).text();
  const links = [...page.matchAll(/https?:\/\/[^\s"'<>]+token=/g)].map(([link]) => new URL(link));
  const wrong = links.filter(({ hostname }) => !isOurs(hostname)).map(({ href }) => href);
  const said = page.includes(evil);
  const figures = { sent: sent.length, taken: sent.filter((status) => status === 200).length, links: links.length };
  const passed = here === 200 && links.length > 0 && wrong.length === 0 && !said;
  return { name: 'mail-links', passed, figures: { ...figures, wrong: wrong.length, first: wrong[0], said } };
}

/** Valid origins of the demo on this machine. */
const isOurs = (hostname) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || /^\w+\.localhost$/.test(hostname);

const website = 'http://localhost';

/** Returns the ids of the agreements in effect, which a registration accepts. */
async function agreementsAt(origin) {
  const texts = ['MASTER_SERVICE', 'PRIVACY'].map(async (type) => {
    const body = JSON.stringify({ website, type });
    const answer = await fetch(`${origin}/admin/public/agreement`, { method: 'POST', headers: json, body });
    return (await answer.json()).data.agreement?.id;
  });
  return (await Promise.all(texts)).filter(Boolean);
}

const applicant = () => ({
  website,
  username: 'Attack Trading',
  email: `${randomUUID()}@trading.example`,
  areaCode: '+86',
  phone: '138 0013 8000',
  password: 'Attack#Trading1',
  confirmPassword: 'Attack#Trading1',
  agreesToTerms: true,
});
