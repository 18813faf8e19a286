import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openOwnServer } from '../support/own-server';
import { sessionAt } from '../support/session';

type Headers = Record<string, string>;

/** Product to which the `accounts` team publishes versions. */
export interface TeamServer {
  url: string;
  call: (path: string, body: unknown, headers?: Headers) => Promise<{ code: number; data: unknown }>;
  /** Headers of a demo user. */
  as: (loginName: string) => Promise<Headers>;
  /** Publishes the built accounts remote as another version, signed by its team. */
  publish: (version: string) => Promise<void>;
  stop: () => Promise<void>;
}

export async function openTeamServer(): Promise<TeamServer> {
  const { url, keysDir, stop } = await openOwnServer();
  const call: TeamServer['call'] = async (at, body, headers = {}) => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const response = await fetch(`${url}/admin${at}`, { ...sent, body: JSON.stringify(body) });
    return (await response.json()) as { code: number; data: unknown };
  };
  const as: TeamServer['as'] = (loginName) => sessionAt(url, loginName);
  const key = createPrivateKey(readFileSync(path.join(keysDir, 'team-accounts.pem')));
  return {
    url,
    call,
    as,
    publish: async (version) => {
      const headers = await as('devops');
      const { files, ...publication } = publicationOf(version, key);
      for (const bytes of files) await call('/devopsModule/upload', { content: bytes.toString('base64') }, headers);
      const response = await call('/devopsModule/publish', { ...publication, isRehearsal: false }, headers);
      if ((response.data as { at?: string } | null)?.at !== 'published') throw new Error(JSON.stringify(response));
    },
    stop,
  };
}

const dist = path.resolve(__dirname, '../../remotes/accounts/dist');
const hex = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

interface Built {
  version: string;
  container: string;
  files: Record<string, unknown>;
}

/** Built version under another name, with its own globals and hashes. */
function publicationOf(version: string, key: KeyObject) {
  const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
  const built = JSON.parse(read('manifest.json')) as Built;
  const container = `accounts_v${version.replace(/\W/g, '_')}_h${hex(`accounts@${version}`).slice(0, 8)}`;
  const renamed = (name: string) =>
    Buffer.from(
      read(name).replaceAll(built.container, container).replaceAll(`accounts@${built.version}`, `accounts@${version}`),
    );
  const bodies = Object.keys(built.files).map((name) => [name, renamed(name)] as const);
  const files = Object.fromEntries(
    bodies.map(([name, body]) => [
      name,
      { integrity: `sha384-${createHash('sha384').update(body).digest('base64')}`, length: body.length },
    ]),
  );
  const about = {
    remote: 'accounts',
    version,
    provenance: { commit: 'uncommitted', builder: 'a test' },
    justification: 'Shows that another version can be given to some and to all.',
  };
  const dossier = JSON.stringify({ ...(JSON.parse(read('facts.json')) as object), ...about });
  const text = JSON.stringify({ ...built, version, container, files, dossier: hex(dossier) });
  const id = hex(createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-32)).slice(0, 16);
  const value = sign(null, Buffer.from(`vcc manifest 1\n${text}`), key).toString('base64');
  return { manifest: { text, signatures: [{ key: id, value }] }, dossier, files: bodies.map(([, body]) => body) };
}
