import {
  faultOfFiles,
  fileListName,
  manifest as manifestShape,
  withFiles,
  type BriefManifest,
  type FileList,
  type LiveRemote,
  type Manifest,
} from '@console/contracts/release';
import { noteFailure } from '../mounting/file-failures';
import { fetchText } from './fetch-manifest';
import { digestOf } from './signatures';

/**
 * Returns the manifest of a verified version with its files. The file list of a brief manifest is fetched and compared
 * with the digest that the team signed.
 */
export async function openFileList({ base, manifest }: Pick<LiveRemote, 'base' | 'manifest'>): Promise<Manifest> {
  if (manifest.schema === 1) return manifest;
  const address = base + fileListName;
  return opened(manifest, { address, text: await fetched(address, manifest.files) });
}

/** A failed download is the same kind of failure as that of any other file of the version: a retry can succeed. */
async function fetched(address: string, wanted: BriefManifest['files']): Promise<string> {
  try {
    const text = await fetchText(address, wanted);
    if ((await digestOf(text)) !== wanted.digest) throw new Error(`${address} has another digest`);
    return text;
  } catch (error) {
    noteFailure(address, error);
    throw Object.assign(new Error(`Loading ${address} failed`, { cause: error }), { name: 'ChunkLoadError' });
  }
}

function opened(brief: BriefManifest, { address, text }: { address: string; text: string }): Manifest {
  // Parsed with the manifest.
  const manifest = manifestShape.parse(withFiles(brief, JSON.parse(text) as FileList));
  const fault = faultOfFiles(manifest);
  if (fault) throw new Error(`${address}: ${fault}`);
  return manifest;
}
