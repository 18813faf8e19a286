import { brotliDecompressSync } from 'node:zlib';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });

const inBrotli = { 'accept-encoding': 'br' };
const jsonIn = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null');

describe('a response of a call', () => {
  const ask = (headers: Record<string, string> = {}) =>
    test.app.inject({ method: 'POST', url: '/admin/common/countryList', headers, payload: {} });

  it('preloads a page of the onboarding flow for its users', async () => {
    const loads = async (url: string, cookie = '') =>
      (await get(url, { cookie })).body.includes('href="/r/onboarding/');
    expect((await get('/onboardingStart')).body).toContain('<title>Open your account · VCC Console</title>');
    const flow = 'resume-onboarding=anything';
    expect(await Promise.all([loads('/onboardingStart'), loads('/onboardingProduct', flow)])).toEqual([true, true]);
    // Both redirect: the first to the next step, the second to sign-in.
    expect(
      await Promise.all([loads('/onboardingStart', flow), loads('/onboardingProduct', 'resume=anything')]),
    ).toEqual([false, false]);
  });

  it('is compressed for clients that support it, with the same content', async () => {
    const [packed, plain] = [await ask({ 'accept-encoding': 'gzip, br' }), await ask()];
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const { data } = JSON.parse(brotliDecompressSync(packed.rawPayload).toString()) as { data: unknown };
    expect(data).toEqual(plain.json<{ data: unknown }>().data);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  });
});

describe('the document', () => {
  it('is served for every address of the console and never cached', async () => {
    for (const url of ['/', '/login', '/main/cards-balance?page=2', '/main/no-such-page', '/error-403']) {
      const response = await get(url);
      expect([url, response.statusCode, response.headers['cache-control']]).toEqual([url, 200, 'no-store']);
    }
  });

  it('comes in the language and theme of the cookie', async () => {
    const cookie = `prefs=${encodeURIComponent('theme=dark&language=zh_CN')}`;
    const { body } = await get('/main/cards-balance', { cookie, 'accept-language': 'en' });
    expect(body).toContain('<html lang="zh-CN" data-theme="dark">');
    expect(body).toContain('<body arco-theme="dark">');
    expect(body).toContain('<title>卡片 · 虚拟卡控制台</title>');
  });

  it('falls back to the language of the browser, and to light', async () => {
    const { body } = await get('/login', { 'accept-language': 'fr, zh-TW;q=0.8, en;q=0.5' });
    expect(body).toContain('<html lang="zh-CN" data-theme="light">');
    expect(body).toContain('<body>');
  });

  it('carries the release and the hashes of every shell file as inert JSON', async () => {
    const { body } = await get('/login');
    expect(jsonIn(body, 'boot')).toMatchObject({
      shellVersion: '9.9.9',
      mayResume: false,
      offer: { signed: { text: '{"number":1}' }, chosen: expect.arrayContaining([]) },
    });
    expect(jsonIn(body, 'boot')).toMatchObject({ tokenStore: 'memory' });
    expect(jsonIn(body, 'own-integrity')).toMatchObject({
      '/s/main.js': expect.stringMatching(/^sha384-/),
      '/s/main.css': expect.stringMatching(/^sha384-/),
    });
  });

  it('trusts no script without its hash', async () => {
    const { body } = await get('/login');
    expect(body).toMatch(/<script defer src="\/s\/main\.js" integrity="sha384-[^"]+" crossorigin="anonymous">/);
  });

  it('preloads the remote of the page only for a browser with a resume cookie', async () => {
    const record = await get('/main/cards-balance', { cookie: 'resume=anything' });
    expect(record.body).toContain(
      '<link rel="preload" as="script" href="/r/cards/1.0.0-0a1b2c3d/entry.js" integrity="sha384-',
    );
    expect(record.body).toContain('<link rel="preload" as="style" href="/r/cards/1.0.0-0a1b2c3d/c/expose.css"');
    expect((await get('/main/cards-balance')).body).not.toContain('href="/r/');
  });

  it('preloads the file list and the first files of the page, its language and the shared chunks that it uses', async () => {
    const preloads = async (url: string, cookie: string) =>
      [...(await get(url, { cookie })).body.matchAll(/<link rel="preload" as="\w+" href="([^"]+)"/g)].map(
        ([, href]) => href,
      );
    const base = '/r/cards/1.0.0-0a1b2c3d/';
    const manifests = [0, 1, 2, 3].map((digit) => `/m/${String(digit).repeat(64)}.json`);
    const chinese = encodeURIComponent('theme=light&language=zh_CN');
    expect(await preloads('/main/cards-balance', `resume=anything; prefs=${chinese}`)).toEqual([
      ...manifests,
      '/s/c/zh.js',
      '/s/c/table.js',
      '/s/c/table.css',
      ...[
        'files.json',
        'entry.js',
        'c/expose.js',
        'c/expose.css',
        'c/zh.js',
        'c/zh.cards.js',
        'c/cards-balance.js',
      ].map((file) => base + file),
    ]);
    expect(await preloads('/main/no-such-page', 'resume=anything')).toEqual([...manifests, '/s/c/en.js']);
  });

  it('is compressed for clients that support it', async () => {
    const response = await get('/login', { 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    // The link that loads uncached files differs in each document.
    const comparable = (text: string) => text.replaceAll(/\?uncached=\w+/g, '');
    const unpacked = brotliDecompressSync(response.rawPayload).toString();
    expect(comparable(unpacked)).toBe(comparable((await get('/login')).body));
  });

  it('runs under a policy without inline code and with mandatory hashes', async () => {
    const { headers } = await get('/login');
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(headers).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script)',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('does not contain markup from the Host header', async () => {
    const { body } = await get('/login', { host: '"></script><script>alert(1)</script>' });
    expect(body).not.toContain('<script>alert');
  });
});

describe('files', () => {
  it('are cached permanently, and compressed for clients that support it', async () => {
    const packed = await get('/s/main.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    });
    expect(packed.body).toBe('packed shell');
    expect((await get('/s/main.js')).body).toBe('shell');
    expect((await get('/r/cards/1.0.0-0a1b2c3d/entry.js')).body).toBe('cards');
  });

  it('have no headers of the rate limit, which only programs with API calls read', async () => {
    const rateHeadersOf = ({ headers }: { headers: object }) =>
      Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'));
    const call = await test.app.inject({ method: 'POST', url: '/admin/common/countryList', payload: {} });
    expect(rateHeadersOf(call)).toHaveLength(3);
    expect(rateHeadersOf(await get('/s/main.js'))).toEqual([]);
    expect(rateHeadersOf(await get('/login'))).toEqual([]);
  });

  it('that are not in a manifest are not found', async () => {
    for (const url of [
      '/s/other.js',
      '/s/../package.json',
      '/s/%2e%2e/package.json',
      '/r/cards/1.0.0-0a1b2c3d/none.js',
      '/favicon.ico',
      '/admin/none',
    ]) {
      const response = await get(url);
      expect([url, response.statusCode, response.headers['cache-control']]).toEqual([url, 404, 'no-store']);
    }
  });
});

describe('other routes', () => {
  it('the icon of an unknown origin is that of the default company', async () => {
    const response = await get(`/admin/public/iconLogo?website=${encodeURIComponent('https://nobody.example')}`);
    expect(response.headers['content-type']).toBe('image/svg+xml');
    expect(response.body).toContain('#34398F');
  });

  it('the icon of an origin is that of its company [seed 7.23]', async () => {
    const website = encodeURIComponent('http://lanshi.localhost:4000/');
    expect((await get(`/admin/public/iconLogo?website=${website}`)).body).toContain('#0C6B73');
  });

  it('version.json has the version of the shell', async () => {
    expect((await get('/version.json')).json()).toEqual({ version: '9.9.9' });
  });

  it('the health and readiness probes respond', async () => {
    expect((await get('/healthz')).json()).toEqual({ ok: true });
    expect((await get('/readyz')).json()).toEqual({ ok: true, newerMigrations: 0 });
  });

  it.each(['/openapi', '/openapi.json'])('%s is compressed, and a client that has cached it gets 304', async (url) => {
    const first = await get(url, inBrotli);
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    const again = await get(url, { ...inBrotli, 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(url)).headers.etag).not.toBe(first.headers.etag);
  });

  it('openapi.json describes every call with its permission', async () => {
    const document = (await get('/openapi.json')).json<{ openapi: string; paths: Record<string, { post: object }> }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toHaveLength(test.app.mounted.length);
    expect(document.paths['/admin/card/freeze']?.post).toMatchObject({
      'x-permission': 'cards.card.freeze',
      security: [{ session: [] }, { apiKey: [] }],
    });
  });

  it('the API description page works without scripts', async () => {
    const { body } = await get('/openapi');
    expect(body).toContain('/admin/card/freeze');
    expect(body).not.toMatch(/<script|style=/);
  });
});
