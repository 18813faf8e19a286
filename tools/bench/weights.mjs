import { brotliCompressSync, gzipSync } from 'node:zlib';

const bootOf = (html) => JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)[1]);

/** Figures without a browser: entries of remotes, and the release as served. */
export async function weights(url) {
  const { offer } = bootOf(await (await fetch(`${url}/login`)).text());
  const remotes = await Promise.all(offer.chosen.map((chosen) => liveRemote(url, chosen)));
  const entries = await Promise.all(
    remotes.map(async ({ remote, base, manifest }) => {
      const bytes = Buffer.from(await (await fetch(url + base + manifest.entry)).arrayBuffer());
      return { remote, gzip: gzipSync(bytes, { level: 9 }).length };
    }),
  );
  const packed = (chosen) => brotliCompressSync(JSON.stringify({ ...offer, chosen })).length;
  return {
    remotes,
    entries,
    release: packed(offer.chosen),
    perRemote: Math.round(packed(offer.chosen) - packed(offer.chosen.slice(0, -1))),
  };
}

async function liveRemote(url, { remote, digest }) {
  const manifest = await (await fetch(`${url}/m/${digest}.json`)).json();
  return { remote, base: `/r/${remote}/${manifest.version}-${digest.slice(0, 8)}/`, manifest };
}

/** Requests and bytes of remotes other than the one that owns the page. */
export function spentOnOthers(paths, remotes, page) {
  const owner = remotes.find(({ manifest }) => manifest.pages.some(({ name }) => name === page));
  const others = paths.filter(({ path }) => path.startsWith('/r/') && !path.startsWith(owner.base));
  return { requests: others.length, bytes: others.reduce((sum, { bytes }) => sum + bytes, 0) };
}
