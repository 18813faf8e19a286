import { createHash } from 'node:crypto';

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/**
 * Returns the texts that a team publishes for a built manifest: the manifest to sign, without its files, and the file
 * list whose digest it contains. Browsers fetch the list only when they load the version (ADR 0006). The same as
 * `fileListOf` and `briefOf` of the contracts, which Node cannot import without a build.
 */
export function textsOf({ pages, contributes, preload, texts, requires, files, dossier, ...facts }) {
  const list = {
    preload,
    texts,
    pages: pages.map(({ files, texts, uses }) => ({ files, ...(texts && { texts }), uses })),
    ...(contributes && { contributes: contributes.map(({ files }) => ({ files })) }),
    files,
  };
  const listText = JSON.stringify(list);
  const manifest = {
    ...facts,
    schema: 2,
    pages: pages.map(({ files: _files, texts: _texts, uses: _uses, ...page }) => page),
    ...(contributes && { contributes: contributes.map(({ files: _files, ...contribution }) => contribution) }),
    requires,
    files: { digest: hashOf(listText), length: Buffer.byteLength(listText) },
    dossier,
  };
  return { manifest: JSON.stringify(manifest), files: listText };
}
