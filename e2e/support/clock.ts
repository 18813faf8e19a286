import { demoPassword } from './walk';

/** Moves the clock of a product ahead, as its operator would; only of one that no other test uses. */
export async function moveClock(url: string, seconds: number): Promise<void> {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/admin${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const { code, message, data } = (await response.json()) as { code: number; message: string; data: unknown };
    if (code !== 200) throw new Error(`${path} was refused: ${code} ${message}`);
    return data;
  };
  const { token } = (await post('/login', { loginName: 'devops', password: demoPassword })) as { token: string };
  await post('/clock/move', { seconds }, { authorization: token, 'idempotency-key': crypto.randomUUID() });
}
