import path from 'node:path';
import { tokenStores, type TokenStore } from '@console/contracts';
import { mailConfigOf, type MailConfig } from './mail/mail-config';
import { type DriverName, drivers } from './db/drivers';
import { trustedPeersOf } from './http/visitor';
import { rootDir } from './places';
import { objectStoreConfigOf, type ObjectStoreConfig } from './files/object-store-config';
import { StartFailure } from './start/start-failure';

const demoSizes = ['full', 'small'] as const;
/** Amount of demo history: everything, or the minimum for tests. */
export type DemoSize = (typeof demoSizes)[number];

/** Configuration from environment variables; all have defaults. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Folder with the builds of shell and remotes; the checkout by default. */
  buildsDir: string;
  databaseUrl: string | null;
  /**
   * Pool size for the PostgreSQL database at `databaseUrl`; it limits concurrent statements. The embedded database has
   * one connection.
   */
  databaseConnections: number;
  /** Database driver. `plain` has no optimizations and serves to diagnose faults. */
  databaseDriver: DriverName;
  /** Whether this process runs pollers. At least one process per database must run them. */
  runsPollers: boolean;
  /** Polling rate relative to the default: with 0.5 the intervals are twice as long. */
  pollPace: number;
  /** Object store for files of versions; null if they are in the data folder. */
  objectStore: ObjectStoreConfig | null;
  /** Folder of the release keys; a demo generates its own. */
  keysDir: string | null;
  /** Creates the demo companies in an empty database. */
  demo: boolean;
  /** Amount of history in the demo data. */
  demoSize: DemoSize;
  /** Days that the demo clock is ahead of this machine, so that cards expire and months end. */
  clockAheadDays: number;
  /** Whether money is simulated. The console then shows a banner, and `sandboxOnly` operations are available. */
  isSandbox: boolean;
  logLevel: string;
  /** Origin of the console for links in mails, for companies without their own site. */
  publicOrigin: string;
  /** Origin of the card number frame; null if only local sandboxes have a frame. */
  revealOrigin: string | null;
  /**
   * Storage of the session token in browsers. Local storage is only needed for a backend without the resume operation.
   */
  tokenStore: TokenStore;
  /** Proxies whose headers for address, scheme and country are trusted; none by default. */
  trustProxy: string[];
  /** Header with the visitor's country. */
  countryHeader: string;
  /** Whether developers can run remotes from source in their own browser. */
  hasDevRemotes: boolean;
  /** Mail server; null to store mails in the outbox without sending them. */
  mail: MailConfig | null;
  /** Calls per minute of a session, or of an address for calls without a session. */
  callsPerMinute: number;
  /** Maximum number of concurrent calls; further calls are refused. */
  callsAtOnce: number;
  /** Maximum connections per address, except for proxies. Beyond it the connection that was idle longest is closed. */
  connectionsPerAddress: number;
  /** Token for reading metrics; without it, metrics are not served. */
  metricsToken: string | null;
  /** Key for the mails of a demo; null to generate one at each start. */
  mailboxKey: string | null;
}

// `Object.keys` returns `string[]`; these are the names of the drivers.
const driverNames = Object.keys(drivers) as DriverName[];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Parses the environment variables. The first invalid one prevents the start. */
export function configOf(env: NodeJS.ProcessEnv): Config {
  const databaseUrl = databaseUrlOf(env['DATABASE_URL']);
  const isSandbox = choiceOf('SANDBOX', env['SANDBOX'] || 'on', ['on', 'off']) === 'on';
  const demo = demoOf(env['DEMO'] || (isSandbox ? 'on' : 'off'), isSandbox);
  return {
    port: portOf(env['PORT'] || '4000'),
    host: env['HOST'] || '127.0.0.1',
    dataDir: path.resolve(rootDir, env['DATA_DIR'] || 'data'),
    buildsDir: path.resolve(rootDir, env['BUILDS_DIR'] || '.'),
    databaseUrl,
    databaseConnections: numberOf('DATABASE_CONNECTIONS', env['DATABASE_CONNECTIONS'] || '6', 1_000),
    databaseDriver: choiceOf('DATABASE_DRIVER', env['DATABASE_DRIVER'] || 'pipelined', driverNames),
    runsPollers: runsPollersOf(env['POLLERS'] || 'on', databaseUrl),
    pollPace: numberOf('POLL_PACE', env['POLL_PACE'] || '100', 1_000) / 100,
    objectStore: objectStoreConfigOf({
      address: env['OBJECT_STORE'],
      keyId: env['OBJECT_STORE_KEY_ID'],
      secret: env['OBJECT_STORE_SECRET'],
    }),
    keysDir: env['KEYS_DIR'] ? path.resolve(rootDir, env['KEYS_DIR']) : null,
    demo,
    demoSize: choiceOf('DEMO_SIZE', env['DEMO_SIZE'] || 'full', demoSizes),
    clockAheadDays: clockAheadOf(env['CLOCK_AHEAD'] || '0', demo && isSandbox),
    isSandbox,
    hasDevRemotes: devRemotesOf(env['DEV_REMOTES'] || (demo && isSandbox ? 'on' : 'off'), isSandbox),
    publicOrigin: publicOriginOf(env['PUBLIC_ORIGIN'], { isSandbox, port: env['PORT'] || '4000' }),
    tokenStore: choiceOf('TOKEN_STORE', env['TOKEN_STORE'] || 'memory', tokenStores),
    revealOrigin: revealOriginOf(env['REVEAL_ORIGIN'], isSandbox),
    logLevel: choiceOf('LOG_LEVEL', env['LOG_LEVEL'] || 'warn', logLevels),
    trustProxy: proxiesOf(env['TRUST_PROXY'] || ''),
    countryHeader: headerOf(env['COUNTRY_HEADER'] || 'x-country'),
    mail: mailConfigOf(env['SMTP_URL'], env['MAIL_FROM']),
    callsPerMinute: numberOf('CALLS_PER_MINUTE', env['CALLS_PER_MINUTE'] || '1200'),
    callsAtOnce: numberOf('CALLS_AT_ONCE', env['CALLS_AT_ONCE'] || '200'),
    connectionsPerAddress: numberOf('CONNECTIONS_PER_ADDRESS', env['CONNECTIONS_PER_ADDRESS'] || '1000'),
    metricsToken: tokenOf('METRICS_TOKEN', env['METRICS_TOKEN']),
    mailboxKey: tokenOf('MAILBOX_KEY', env['MAILBOX_KEY']),
  };
}

/** A demo is only possible in a sandbox: its money is simulated, and its passwords are public. */
function demoOf(value: string, isSandbox: boolean): boolean {
  const isOn = choiceOf('DEMO', value, ['on', 'off']) === 'on';
  if (isOn && !isSandbox) throw new StartFailure('DEMO is on and SANDBOX is off; demo data requires a sandbox.');
  return isOn;
}

/** Unsigned code never runs in production. */
function devRemotesOf(value: string, isSandbox: boolean): boolean {
  const isOn = choiceOf('DEV_REMOTES', value, ['on', 'off']) === 'on';
  if (isOn && !isSandbox)
    throw new StartFailure('DEV_REMOTES is on and SANDBOX is off; remotes run from source in a sandbox only.');
  return isOn;
}

/** Production has no clock offset: fees, expiry and month ends would come too early. */
function clockAheadOf(value: string, isAllowed: boolean): number {
  const days = /^\d{1,4}$/.test(value) ? Number(value) : -1;
  if (days < 0) throw new StartFailure(`CLOCK_AHEAD is "${value}"; set it to a number of days from 0 to 9999.`);
  if (days > 0 && !isAllowed)
    throw new StartFailure('CLOCK_AHEAD is set without a demo; it requires DEMO=on and SANDBOX=on.');
  return days;
}

function portOf(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : -1;
  if (port < 0 || port > 65_535) throw new StartFailure(`PORT is "${value}"; set it to a number from 0 to 65535.`);
  return port;
}

function databaseUrlOf(value: string | undefined): string | null {
  if (!value) return null;
  if (URL.canParse(value) && /^postgres(ql)?:\/\//.test(value)) return value;
  throw new StartFailure(
    'DATABASE_URL is not an address of PostgreSQL; set it to postgres://user:password@host:5432/database.',
  );
}

/** With the embedded database this process must run pollers, because no other process can use that database. */
function runsPollersOf(value: string, databaseUrl: string | null): boolean {
  const isOn = choiceOf('POLLERS', value, ['on', 'off']) === 'on';
  if (!isOn && databaseUrl === null)
    throw new StartFailure(
      'POLLERS is off without DATABASE_URL; with the embedded database this is the only process, so set POLLERS=on.',
    );
  return isOn;
}

/** Parses an origin in the format of browsers: no path, user or default port. */
function originOf(name: string, value: string | undefined): string | null {
  if (!value) return null;
  if (URL.canParse(value) && new URL(value).origin === value) return value;
  throw new StartFailure(`${name} is "${value}"; set it to an origin such as https://reveal.example.com.`);
}

/** In production the origin must be set and have HTTPS, so that links never lead to a guessed or unencrypted address. */
function publicOriginOf(value: string | undefined, { isSandbox, port }: { isSandbox: boolean; port: string }): string {
  const origin = originOf('PUBLIC_ORIGIN', value);
  if (isSandbox) return origin ?? `http://localhost:${port}`;
  if (origin?.startsWith('https://')) return origin;
  throw new StartFailure(
    `PUBLIC_ORIGIN is ${origin === null ? 'not set' : `"${origin}"`} and SANDBOX is off; set it to the HTTPS origin of the console, such as https://console.example.com.`,
  );
}

/** Requires HTTPS in production, because card numbers are sent there. */
function revealOriginOf(value: string | undefined, isSandbox: boolean): string | null {
  const origin = originOf('REVEAL_ORIGIN', value);
  if (origin === null || isSandbox || origin.startsWith('https://')) return origin;
  throw new StartFailure(
    `REVEAL_ORIGIN is "${origin}" and SANDBOX is off; set it to an origin with HTTPS such as https://reveal.example.com.`,
  );
}

function proxiesOf(value: string): string[] {
  const entries = value.split(',').flatMap((entry) => entry.trim() || []);
  if (trustedPeersOf(entries)) return entries;
  throw new StartFailure(
    `TRUST_PROXY is "${value}"; set it to addresses or networks such as 10.0.0.0/8, separated by commas.`,
  );
}

function headerOf(value: string): string {
  if (/^[\w-]+$/.test(value)) return value.toLowerCase();
  throw new StartFailure(`COUNTRY_HEADER is "${value}"; set it to the name of a header, such as x-country.`);
}

function numberOf(name: string, value: string, max = 999_999): number {
  const number = /^\d{1,6}$/.test(value) ? Number(value) : 0;
  if (number > 0 && number <= max) return number;
  throw new StartFailure(`${name} is "${value}"; set it to a number from 1 to ${max}.`);
}

function tokenOf(name: string, value: string | undefined): string | null {
  if (!value) return null;
  if (/^[\w-]{20,}$/.test(value)) return value;
  throw new StartFailure(`${name} is not a valid secret; set it to at least 20 letters, digits, _ or -.`);
}

function choiceOf<Choice extends string>(name: string, value: string, choices: readonly Choice[]): Choice {
  const chosen = choices.find((choice) => choice === value);
  if (chosen !== undefined) return chosen;
  throw new StartFailure(`${name} is "${value}"; set it to one of ${choices.join(', ')}.`);
}

const oldestNode = [20, 19] as const;

/** Refuses unsupported versions of Node. */
export function checkNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new StartFailure(`Node ${version} is too old; install Node ${oldestNode.join('.')} or newer.`);
}
