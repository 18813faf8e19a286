import { queryMenus, signIn } from '@console/contracts';
import { demoPassword } from '@console/demo/ids';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { trustedPeersOf } from './visitor';
import { sql } from '../db/sql';

const proxy = '10.1.2.3';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ env: { TRUST_PROXY: '10.1.0.0/16, 2001:db8::/32', COUNTRY_HEADER: 'CF-IPCountry' } });
  await test.database.owner.execute(
    sql`update company set restricted_login_countries = array['KP', 'IR'] where company_no = 'CO-0001'`,
  );
});
afterAll(() => test.close());

interface From {
  peer: string;
  headers?: Record<string, string>;
}

const ask = async (path: string, payload: object, { peer, headers = {} }: From) => {
  const response = await test.app.inject({
    method: 'POST',
    url: `/admin${path}`,
    payload,
    headers,
    remoteAddress: peer,
  });
  const [left] = response.cookies;
  const said = response.json<{ code: number; message: string; data: { token: string } | null }>();
  return left ? { ...said, cookie: `${left.name}=${left.value}` } : said;
};
const login = (from: From, loginName = 'owner', password = demoPassword) =>
  ask(signIn.path, { loginName, password }, from);
const saying = (country: string) => ({ 'cf-ipcountry': country });

it('users in a restricted country cannot sign in, and get the message of the specification [seed 8.2]', async () => {
  expect(await login({ peer: proxy, headers: saying('KP') })).toMatchObject({
    code: 403,
    message: 'IP access from this country/region is not supported at the moment.',
    data: null,
  });
  expect(await login({ peer: proxy, headers: saying('SG') })).toMatchObject({ code: 200 });
});

it('a restriction applies only to the company that has it', async () => {
  expect(await login({ peer: proxy, headers: saying('IR') }, 'owner.zh')).toMatchObject({ code: 200 });
});

it('a wrong password gets the same response in a restricted country as in any other', async () => {
  expect(await login({ peer: proxy, headers: saying('KP') }, 'owner', 'wrong')).toMatchObject({ code: 3001 });
});

it('the country is checked for every call of a session', async () => {
  const { data, cookie } = { cookie: '', ...(await login({ peer: proxy, headers: saying('SG') })) };
  const headers = { authorization: data?.token ?? '', cookie };
  const call = (country: string) =>
    ask(queryMenus.path, {}, { peer: proxy, headers: { ...headers, ...saying(country) } });
  expect(await call('ir')).toMatchObject({ code: 403 });
  expect(await call('SG')).toMatchObject({ code: 200 });
});

it('a country header from an untrusted peer is ignored', async () => {
  const stranger = '203.0.113.9';
  expect(await login({ peer: stranger, headers: saying('KP') })).toMatchObject({ code: 200 });
  const forwarded = { ...saying('KP'), 'x-forwarded-for': proxy };
  expect(await login({ peer: stranger, headers: forwarded })).toMatchObject({ code: 200 });
});

it.each([
  ['10.1.255.255', true],
  ['::ffff:10.1.0.1', true],
  ['10.2.0.1', false],
  ['2001:db8::7', true],
  ['2001:db9::7', false],
  ['', false],
])('a peer at %s is trusted: %s', (peer, isTrusted) => {
  expect(trustedPeersOf(['10.1.0.0/16', '2001:db8::/32'])?.(peer)).toBe(isTrusted);
});

it.each(['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/'])('%s is not a valid network', (entry) => {
  expect(trustedPeersOf([entry])).toBeNull();
});
