import { sessionAt } from './session';

/** Advances the clock of a product that no other test uses, with the API call of an operator. */
export async function advanceClock(url: string, seconds: number): Promise<void> {
  const session = await sessionAt(url, 'devops');
  const response = await fetch(`${url}/admin/clock/move`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...session },
    body: JSON.stringify({ seconds }),
  });
  const { code, message } = (await response.json()) as { code: number; message: string };
  if (code !== 200) throw new Error(`The clock was not advanced: ${code} ${message}`);
}
