import { ask, signIn } from '../client.mjs';
import { exactRequest } from '../exact-request.mjs';
import { documents, publishVersion, showBuild } from '../made-up-version.mjs';

/** Headers of browsers that would show a file as a document or run it as a program. */
const goings = [
  ...['document', 'iframe', 'frame', 'object', 'embed', 'fencedframe', 'worker', 'serviceworker', 'xslt'].map(
    (destination) => ({ 'sec-fetch-dest': destination }),
  ),
  { 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'empty' },
];

/**
 * Navigates to, frames and runs files of the console's origin, and requests files of unreleased versions and
 * development builds as other users.
 */
export async function run({ origin }) {
  const [owner, devops, developer] = await Promise.all(
    ['owner', 'devops', 'developer'].map((name) => signIn(origin, name)),
  );
  const live = await liveFiles(origin);
  const published = await publishVersion(origin, devops);
  const shown = await showBuild(origin, developer);
  const wrong = [];
  let tried = documents.length * 2;
  for (const ending of documents) {
    const given = await publishVersion(origin, devops, { endings: [ending] });
    const built = await showBuild(origin, owner, { endings: [ending] });
    if (given.addresses.length + built.length > 0) wrong.push({ ending, published: given.addresses, shown: built });
  }
  const expectStatus = async (path, headers, statuses) => {
    tried += 1;
    const answer = await exactRequest(origin, path, { headers });
    const policy = answer.headers['content-security-policy'] ?? '';
    const isClosed = policy.startsWith("default-src 'none';") && /\bsandbox\b/.test(policy);
    if (!statuses.includes(answer.status) || !isClosed || answer.headers['x-content-type-options'] !== 'nosniff')
      wrong.push({ path, headers: Object.keys(headers).join(), status: answer.status, policy });
    return answer;
  };
  for (const path of live) {
    await expectStatus(path, { 'sec-fetch-dest': 'script' }, [200]);
    for (const going of goings) await expectStatus(path, going, [404]);
  }
  const strangers = [{}, { cookie: owner.cookie }, { cookie: devops.cookie }];
  for (const headers of strangers) {
    for (const path of published.addresses) await expectStatus(path, headers, [404]);
    for (const path of shown) await expectStatus(path, headers, [404]);
  }
  for (const path of shown) {
    const { headers } = await expectStatus(path, { cookie: developer.cookie }, [200]);
    if (headers['cache-control'] !== 'no-store') wrong.push({ path, kept: headers['cache-control'] });
    for (const going of goings) await expectStatus(path, { cookie: developer.cookie, ...going }, [404]);
  }
  for (const headers of [owner, developer]) await ask(origin, '/devRemote/end', { remote: 'cards' }, headers);
  // Control: files were found.
  const isFair = live.length > 10 && published.addresses.length > 0 && shown.length > 0;
  const figures = { files: live.length + published.addresses.length + shown.length, tried, wrong: wrong.length };
  return { name: 'released-files', passed: isFair && wrong.length === 0, figures: { ...figures, first: wrong[0] } };
}

/** Files of the shell, manifests, file lists, and one file per extension of each live remote. */
async function liveFiles(origin) {
  const { text } = await exactRequest(origin, '/login');
  const shell = text.match(/\/s\/[\w./-]+/g);
  const manifests = text.match(/\/m\/[0-9a-f]{64}\.json/g);
  const files = [];
  for (const address of manifests) {
    const { remote, version } = JSON.parse((await exactRequest(origin, address)).text);
    const base = `/r/${remote}/${version}-${address.slice(3, 11)}/`;
    const { files: listed } = JSON.parse((await exactRequest(origin, `${base}files.json`)).text);
    const ofEachEnding = new Map(Object.keys(listed).map((file) => [file.split('.').at(-1), file]));
    files.push(`${base}files.json`, ...[...ofEachEnding.values()].map((file) => base + file));
  }
  return [...new Set([...shell, ...manifests, ...files])];
}
