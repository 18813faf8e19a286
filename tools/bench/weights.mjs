import { brotliCompressSync, gzipSync } from 'node:zlib';

const bootOf = (html) => JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)[1]);

/** Figures that need no browser: entries of remotes and the release, as the server hands them out. */
export async function weights(url) {
  const html = await (await fetch(`${url}/login`)).text();
  const { release } = bootOf(html);
  const entries = await Promise.all(
    release.remotes.map(async ({ remote, base, manifest }) => {
      const bytes = Buffer.from(await (await fetch(url + base + manifest.entry)).arrayBuffer());
      return { remote, gzip: gzipSync(bytes, { level: 9 }).length };
    }),
  );
  const packed = (remotes) => brotliCompressSync(JSON.stringify({ ...release, remotes })).length;
  return {
    remotes: release.remotes,
    entries,
    release: packed(release.remotes),
    perRemote: Math.round(packed(release.remotes) - packed(release.remotes.slice(0, -1))),
  };
}

/** Requests and bytes that went to remotes other than the one that owns the page. */
export function spentOnOthers(paths, remotes, page) {
  const owner = remotes.find(({ manifest }) => manifest.pages.some(({ name }) => name === page));
  const others = paths.filter(({ path }) => path.startsWith('/r/') && !path.startsWith(owner.base));
  return { requests: others.length, bytes: others.reduce((sum, { bytes }) => sum + bytes, 0) };
}
