import { randomUUID } from 'node:crypto';

export const demoPassword = 'Vcc#Demo1';
const answerMs = 30_000;

const send = (url, path, body, headers) =>
  fetch(`${url}/admin${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerMs),
  });

/** Posts to the server and returns the envelope; fails if the response is incomplete. */
export const post = async (url, path, body, headers = {}) => (await send(url, path, body, headers)).json();

/** Returns the data of a response that must be a success. */
export async function ask(url, path, body, headers = {}) {
  const { code, data, message } = await post(url, path, body, headers);
  if (code !== 200) throw new Error(`${path} was refused with ${code}: ${message}`);
  return data;
}

/** Headers of a demo user. */
export const signIn = (url, loginName) => signInAs(url, { loginName, password: demoPassword });

/** Headers of a user: the token, and the cookie that it is bound to. */
export async function signInAs(url, { loginName, password }) {
  const enter = () => send(url, '/login', { loginName, password }, {});
  let response = await enter();
  // Earlier attempts may have used up the rate limit of this address.
  if (response.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, (Number(response.headers.get('retry-after')) + 1) * 1_000));
    response = await enter();
  }
  const { code, data, message } = await response.json();
  if (code !== 200) throw new Error(`/login was refused with ${code}: ${message}`);
  return { authorization: data.token, cookie: response.headers.getSetCookie()[0].split(';', 1)[0] };
}

export const withKey = (headers) => ({ ...headers, 'idempotency-key': randomUUID() });

/** Issues USD cards of the first active merchant with the given deposit. */
export async function issueCards(url, headers, { count, deposit }) {
  const { list: bins } = await ask(url, '/cardBin/issuable', {}, headers);
  const bin = bins.find(({ currency, bin: digits }) => currency === 'USD' && digits === '40001201');
  const { list: merchants } = await ask(url, '/merchant/options', {}, headers);
  const merchant = merchants.find(({ status }) => status === 'ACTIVE');
  const { list: accounts } = await ask(url, '/account/options', { merchantId: merchant.id }, headers);
  const account = accounts.find(({ currency }) => currency === 'USD');
  const validTo = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  const draft = {
    binId: bin.id,
    merchantId: merchant.id,
    accountId: account.id,
    deposit: { amount: deposit, currency: 'USD' },
    alias: 'Fault run',
    validTo,
  };
  const cards = [];
  while (cards.length < count) cards.push((await ask(url, '/card/create', draft, withKey(headers))).card.id);
  return { cards, draft };
}

/** Returns the results of the server's ledger and audit log verification. */
export async function proofs(url) {
  const auditor = await signIn(url, 'auditor');
  const ledger = await ask(url, '/ledger/verify', {}, auditor);
  const audit = await ask(url, '/audit/verify', {}, auditor);
  const { totals } = await ask(url, '/ledger/trialBalance', {}, auditor);
  return {
    ledger: ledger.isSound,
    audit: audit.isSound,
    sums: totals.every(({ debit, credit }) => debit.amount === credit.amount),
    findings: [...ledger.findings, ...audit.findings],
  };
}
