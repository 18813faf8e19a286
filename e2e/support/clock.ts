import { sessionAt } from './session';

/** Moves the clock of a product ahead, as its operator would; only of one that no other test uses. */
export async function moveClock(url: string, seconds: number): Promise<void> {
  const session = await sessionAt(url, 'devops');
  const response = await fetch(`${url}/admin/clock/move`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), ...session },
    body: JSON.stringify({ seconds }),
  });
  const { code, message } = (await response.json()) as { code: number; message: string };
  if (code !== 200) throw new Error(`The clock was not moved: ${code} ${message}`);
}
