import path from 'node:path';
import { checkNode, configOf } from './config';
import { rootDir } from './places';

it('every setting has a default', () => {
  expect(configOf({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:4000',
    objectStore: null,
    keysDir: null,
    revealOrigin: null,
    dataDir: path.join(rootDir, 'data'),
    buildsDir: rootDir,
    databaseUrl: null,
    databaseConnections: 6,
    databaseDriver: 'pipelined',
    runsPollers: true,
    pollPace: 1,
    demo: true,
    demoSize: 'full',
    clockAheadDays: 0,
    isSandbox: true,
    tokenStore: 'memory',
    logLevel: 'warn',
    trustProxy: [],
    countryHeader: 'x-country',
    mail: null,
    hasDevRemotes: true,
    callsPerMinute: 1200,
    connectionsPerAddress: 1000,
    callsAtOnce: 200,
    metricsToken: null,
    mailboxKey: null,
  });
});

it('the number of connections, the pollers and the polling pace of a process can be set', () => {
  const DATABASE_URL = 'postgres://localhost/vcc';
  expect(configOf({ DATABASE_URL, DATABASE_CONNECTIONS: '20', POLLERS: 'off', POLL_PACE: '50' })).toMatchObject({
    databaseConnections: 20,
    runsPollers: false,
    pollPace: 0.5,
  });
});

it('remotes from source are off in production and without a demo, unless they are turned on', () => {
  expect(configOf({ SANDBOX: 'off', PUBLIC_ORIGIN: 'https://console.example' })).toMatchObject({
    demo: false,
    hasDevRemotes: false,
  });
  expect(configOf({ DEMO: 'off' }).hasDevRemotes).toBe(false);
  expect(configOf({ DEMO: 'off', DEV_REMOTES: 'on' }).hasDevRemotes).toBe(true);
});

it.each([
  [{ PORT: 'http' }, 'PORT is "http"; set it to a number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000"; set it to a number from 0 to 65535.'],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is not an address of PostgreSQL; set it to postgres:/],
  [{ DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS is "0"; set it to a number from 1 to 1000.'],
  [{ DATABASE_CONNECTIONS: '1001' }, 'DATABASE_CONNECTIONS is "1001"; set it to a number from 1 to 1000.'],
  [{ DATABASE_DRIVER: 'fast' }, 'DATABASE_DRIVER is "fast"; set it to one of pipelined, plain.'],
  [{ POLLERS: 'some' }, 'POLLERS is "some"; set it to one of on, off.'],
  [
    { POLLERS: 'off' },
    'POLLERS is off without DATABASE_URL; with the embedded database this is the only process, so set POLLERS=on.',
  ],
  [{ POLL_PACE: 'slow' }, 'POLL_PACE is "slow"; set it to a number from 1 to 1000.'],
  [{ DEMO: 'maybe' }, 'DEMO is "maybe"; set it to one of on, off.'],
  [{ DEMO: 'on', SANDBOX: 'off' }, 'DEMO is on and SANDBOX is off; demo data requires a sandbox.'],
  [{ CLOCK_AHEAD: 'soon' }, 'CLOCK_AHEAD is "soon"; set it to a number of days from 0 to 9999.'],
  [{ CLOCK_AHEAD: '30', SANDBOX: 'off' }, /^CLOCK_AHEAD is set without a demo/],
  [{ CLOCK_AHEAD: '30', DEMO: 'off' }, /^CLOCK_AHEAD is set without a demo/],
  [{ DEMO_SIZE: 'huge' }, 'DEMO_SIZE is "huge"; set it to one of full, small.'],
  [{ TRUST_PROXY: 'all' }, /^TRUST_PROXY is "all"; set it to addresses or networks/],
  [{ COUNTRY_HEADER: 'a b' }, /^COUNTRY_HEADER is "a b"; set it to the name of a header/],
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL is not an address of a mail server/],
  [{ DEV_REMOTES: 'on', SANDBOX: 'off' }, 'DEV_REMOTES is on and SANDBOX is off; remotes run from source in a sandbox'],
  [
    { SANDBOX: 'off' },
    'PUBLIC_ORIGIN is not set and SANDBOX is off; set it to the HTTPS origin of the console, such as https://console.example.com.',
  ],
  [{ SANDBOX: 'off', PUBLIC_ORIGIN: 'http://console.example' }, /^PUBLIC_ORIGIN is "http:.* and SANDBOX is off; set/],
  [{ PUBLIC_ORIGIN: 'https://console.example/x' }, /^PUBLIC_ORIGIN is ".*"; set it to an origin such as/],
  [{ CALLS_PER_MINUTE: '0' }, 'CALLS_PER_MINUTE is "0"; set it to a number from 1 to 999999.'],
  [{ CONNECTIONS_PER_ADDRESS: '0' }, 'CONNECTIONS_PER_ADDRESS is "0"; set it to a number from 1 to 999999.'],
  [{ CALLS_AT_ONCE: 'all' }, 'CALLS_AT_ONCE is "all"; set it to a number from 1 to 999999.'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is not a valid secret; set it to at least 20 letters, digits, _ or -.'],
  [{ MAILBOX_KEY: 'twenty letters and blanks' }, /^MAILBOX_KEY is not a valid secret; set it/],
  [
    { SANDBOX: 'off', PUBLIC_ORIGIN: 'https://console.example', REVEAL_ORIGIN: 'http://reveal.example' },
    /^REVEAL_ORIGIN is "http:.* and SANDBOX is off; set it to an origin with HTTPS/,
  ],
  [{ TOKEN_STORE: 'cookie' }, 'TOKEN_STORE is "cookie"; set it to one of memory, localStorage.'],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud"; set it to one of/],
])('%j stops the start with one sentence', (env, sentence) => {
  expect(() => configOf(env)).toThrow(sentence);
});

it('an unsupported version of Node is refused', () => {
  expect(() => checkNode('20.18.3')).toThrow('Node 20.18.3 is too old; install Node 20.19 or newer.');
  for (const version of ['20.19.0', '22.1.0', '24.0.0']) expect(() => checkNode(version)).not.toThrow();
});
