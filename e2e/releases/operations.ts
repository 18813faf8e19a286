import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OwnServer } from '../support/own-server';
import { demoPassword } from '../support/walk';

const remotes = path.resolve(__dirname, '../../remotes');

interface Answer<Data> {
  code: number;
  data: Data;
}

/** Calls a product as a program would, and fails on a refusal. */
async function callAt<Data>(url: string, calling: { path: string; body: unknown; token?: string }): Promise<Data> {
  const response = await fetch(`${url}/admin${calling.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(calling.token && { authorization: calling.token }) },
    body: JSON.stringify(calling.body),
  });
  const { code, data } = (await response.json()) as Answer<Data>;
  if (code !== 200) throw new Error(`${calling.path} was refused with ${code}: ${JSON.stringify(data)}`);
  return data;
}

/** Token of a demo user of a product. */
export async function tokenAt(url: string, loginName: string): Promise<string> {
  const body = { loginName, password: demoPassword };
  return (await callAt<{ token: string }>(url, { path: '/login', body })).token;
}

interface Built {
  version: string;
  container: string;
  files: Record<string, { integrity: string; length: number }>;
}

const hashOf = (algorithm: string, bytes: string | Buffer, form: 'hex' | 'base64') =>
  createHash(algorithm).update(bytes).digest(form);

/** What operations and a team do with a product, by its own calls and keys. */
export async function operationsOf(server: OwnServer) {
  const token = await tokenAt(server.url, 'devops');
  const ask = <Data>(at: string, body: unknown) => callAt<Data>(server.url, { path: at, body, token });
  const newest = async () => {
    const { list } = await ask<{ list: { number: number; kind: string; reason: string; madeBy: string }[] }>(
      '/devopsRelease/list',
      {},
    );
    const [first] = list;
    if (!first) throw new Error('There is always a release.');
    return first;
  };
  const about = async () => ({ remote: 'cards', why: 'A test decides it.', onNumber: (await newest()).number });
  return {
    ask,
    newest,
    publish: (version: string, change: (text: string) => string = (text) => text) =>
      publish(server, ask, { version, change }),
    activate: async (version: string) =>
      ask('/devopsRelease/activate', {
        ...(await about()),
        version,
        audience: { to: 'everyone' },
        isMinimum: false,
      }),
    rollBack: async () => ask('/devopsRelease/rollback', await about()),
    versions: async () =>
      (await ask<{ list: { remote: string; version: string; state: string }[] }>('/devopsModule/list', {})).list,
  };
}

type Ask = <Data>(at: string, body: unknown) => Promise<Data>;

/** The built cards as another version of their own team, through the gate. */
async function publish(
  server: OwnServer,
  ask: Ask,
  { version, change }: { version: string; change: (text: string) => string },
): Promise<void> {
  const dist = path.join(remotes, 'cards/dist');
  const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
  const built = JSON.parse(read('manifest.json')) as Built;
  // As the build names it: what no two versions may share.
  const salt = hashOf('sha256', `cards@${version}`, 'hex').slice(0, 8);
  const container = `cards_v${version.replace(/\W/g, '_')}_h${salt}`;
  const files: Built['files'] = {};
  for (const file of Object.keys(built.files)) {
    const renamed = read(file)
      .replaceAll(built.container, container)
      .replaceAll(`cards@${built.version}`, `cards@${version}`);
    const bytes = Buffer.from(change(renamed));
    await ask('/devopsModule/upload', { content: bytes.toString('base64') });
    files[file] = { integrity: `sha384-${hashOf('sha384', bytes, 'base64')}`, length: bytes.length };
  }
  const about = { provenance: { commit: 'a test', builder: 'a test' }, justification: 'Shows that versions change.' };
  const facts = JSON.parse(read('facts.json')) as object;
  const dossier = JSON.stringify({ ...facts, remote: 'cards', version, ...about });
  const text = JSON.stringify({ ...built, version, container, files, dossier: hashOf('sha256', dossier, 'hex') });
  const manifest = { text, signatures: [signatureOf(server, text)] };
  const answer = await ask<{ at: string }>('/devopsModule/publish', { manifest, dossier, isRehearsal: false });
  if (answer.at !== 'published') throw new Error(`It was not published: ${JSON.stringify(answer)}`);
}

/** By the key of the team, which lies beside those that the shell trusts. */
function signatureOf({ keysDir }: OwnServer, text: string) {
  const key = createPrivateKey(readFileSync(path.join(keysDir, 'team-cards.pem')));
  const raw = createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-32);
  const value = sign(null, Buffer.from(`vcc manifest 1\n${text}`), key).toString('base64');
  return { key: hashOf('sha256', raw, 'hex').slice(0, 16), value };
}
