import type { Request } from 'playwright-core';

/** Headers of somebody who is signed in: a token, and the cookie of its session, without which it is worth nothing. */
export interface SessionHeaders extends Record<string, string> {
  authorization: string;
  cookie: string;
}

/** Password of every demo user. */
export const demoPassword = 'Vcc#Demo1';

/** Signs a demo user of a product in, as a program does. */
export async function sessionAt(url: string, loginName: string): Promise<SessionHeaders> {
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName, password: demoPassword }),
  });
  const { code, data } = (await response.json()) as { code: number; data: { token: string } | null };
  const [cookie = ''] = response.headers.getSetCookie()[0]?.split(';') ?? [];
  if (!data) throw new Error(`Signing in as ${loginName} was refused with ${code}`);
  return { authorization: data.token, cookie };
}

/** What the page that sent a request is signed in by, as somebody who watches the wire sees it. */
export async function sessionSentBy(request: Request): Promise<SessionHeaders> {
  const { authorization = '', cookie = '' } = await request.allHeaders();
  return { authorization, cookie };
}
