import type { Request } from 'playwright-core';

/** Headers of a signed-in user: the token, and its session's cookie, without which the token is invalid. */
export interface SessionHeaders extends Record<string, string> {
  authorization: string;
  cookie: string;
}

/** Password of every demo user. */
export const demoPassword = 'Vcc#Demo1';

/** Signs in a demo user of a product through the API. */
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

/** Credentials of the page that sent a request, as visible on the network. */
export async function sessionSentBy(request: Request): Promise<SessionHeaders> {
  const { authorization = '', cookie = '' } = await request.allHeaders();
  return { authorization, cookie };
}
