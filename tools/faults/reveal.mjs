import { request } from 'node:http';
import { ask, demoPassword } from './client.mjs';

/** Number and security code of a card, as the reveal frame shows them to a user with the permission. */
export async function reveal(url, headersOfUser, id) {
  const given = await ask(url, '/card/reveal', { id, purpose: 'PAYMENT_SETUP' }, headersOfUser);
  const { host } = new URL(given.frame);
  const { port } = new URL(url);
  const body = JSON.stringify({ ticket: given.ticket, proof: demoPassword });
  const text = await new Promise((resolve, reject) => {
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' };
    const sending = request(
      { host: '127.0.0.1', port, path: '/admin/public/card/redeem', method: 'POST', headers },
      (answer) => {
        let all = '';
        answer.on('data', (part) => (all += part));
        answer.on('end', () => resolve(all));
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
  const { code, data } = JSON.parse(text);
  if (code !== 200) throw new Error(`/public/card/redeem was refused with ${code}.`);
  return { number: data.number, securityCode: data.securityCode };
}
