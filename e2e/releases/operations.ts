import { openBrowser } from '../support/browser';
import { openOwnServer, type OwnServer } from '../support/own-server';
import { sessionAt, type SessionHeaders } from '../support/session';

interface Derived {
  manifest: unknown;
  dossier: string;
  files: Buffer[];
}

// Plain JavaScript, because the benchmark uses it too.
const derivedVersion = require('./derived-version.cjs') as (wanted: DerivedRequest) => Derived;

/** Derivation of another version. */
export interface DerivedRequest {
  /** Folder of the team's key. */
  keysDir: string;
  version: string;
  /** Changes the text of a file before it is hashed. */
  change?: (text: string) => string;
  /** Changes the manifest. */
  edit?: (manifest: Record<string, unknown>) => Record<string, unknown>;
  /** Build folder of a remote other than cards. */
  dist?: string;
}

interface Result<Data> {
  code: number;
  data: Data;
}

/** Calls the API of a product, and throws on a refusal. */
export async function callAt<Data>(
  url: string,
  calling: { path: string; body: unknown; session: SessionHeaders },
): Promise<Data> {
  const response = await fetch(`${url}/admin${calling.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...calling.session },
    body: JSON.stringify(calling.body),
  });
  const { code, data } = (await response.json()) as Result<Data>;
  if (code !== 200) throw new Error(`${calling.path} was refused with ${code}: ${JSON.stringify(data)}`);
  return data;
}

/** Opens a browser and an own product with its operations; `first` is the version of cards that is live at the start. */
export async function openOperations() {
  const [browser, server] = await Promise.all([openBrowser(), openOwnServer()]);
  const operations = await operationsOf(server);
  const first = (await operations.versions()).find(({ remote }) => remote === 'cards')?.version ?? '';
  const close = async () => {
    await browser.close();
    await server.stop();
  };
  return { browser, server, operations, first, close };
}

/** Calls of operations and of a team. */
async function operationsOf(server: OwnServer) {
  const session = await sessionAt(server.url, 'devops');
  const ask = <Data>(at: string, body: unknown) => callAt<Data>(server.url, { path: at, body, session });
  const newest = async () => {
    const { list } = await ask<{
      list: { number: number; kind: string; reason: string; madeBy: string; madeAt: string }[];
    }>('/devopsRelease/list', {});
    const [first] = list;
    if (!first) throw new Error('There is always a release.');
    return first;
  };
  const about = async () => ({ remote: 'cards', why: 'A test decides it.', onNumber: (await newest()).number });
  return {
    ask,
    newest,
    publish: (version: string, change: (text: string) => string = (text) => text) =>
      publishBuilt(ask, { keysDir: server.keysDir, version, change }),
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

/** Call of the API as operations. */
export type Ask = <Data>(at: string, body: unknown) => Promise<Data>;

/** Publishes the build as another version, signed by its team. */
export async function publishBuilt(ask: Ask, derived: DerivedRequest): Promise<void> {
  const { files, manifest, dossier } = derivedVersion(derived);
  for (const bytes of files) await ask('/devopsModule/upload', { content: bytes.toString('base64') });
  const response = await ask<{ at: string }>('/devopsModule/publish', { manifest, dossier, isRehearsal: false });
  if (response.at !== 'published') throw new Error(`It was not published: ${JSON.stringify(response)}`);
}
