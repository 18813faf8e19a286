import { dossier as dossierShape, type Dossier } from '@console/contracts/releases';
import {
  faultOfManifest,
  fileListOf,
  signedManifest,
  type Manifest,
  type RootKeys,
  type SignedManifest,
  type SignedText,
} from '@console/contracts/release';
import { textOf } from '../../platform/start/start-failure';
import type { ObjectStore } from '../store/object-store';
import { isListOf, joined } from './file-list';
import { keyOf } from './releases';
import { digestOf, isTeamSigned, signersOf } from './signing';

/** A version as a team sends it, after its files were uploaded. */
interface Publication {
  manifest: SignedText;
  /** Exact text of the file list, unless the manifest has the files. */
  files?: string | undefined;
  dossier: string;
}

type Checked = { at: 'open'; version: OpenVersion } | { at: 'refused'; refusals: string[] };

/** A version with a valid signature, and with a dossier that matches its manifest. */
interface OpenVersion {
  /** Manifest with its files. */
  manifest: Manifest;
  dossier: Dossier;
  digest: string;
  signed: SignedText;
  filesText: string | null;
  dossierText: string;
}

const refused = (...refusals: string[]): Checked => ({ at: 'refused', refusals });

/** Verifies the signature first, so that unsigned content is never parsed, then checks manifest and dossier. */
export function openPublication(
  { manifest: signed, files: filesText, dossier: dossierText }: Publication,
  root: RootKeys,
): Checked {
  if (signersOf('manifest', signed, root).size === 0)
    return refused('The manifest is not signed by a key of root.json; sign it with the team key.');
  const manifest = read(() => signedManifest.parse(JSON.parse(signed.text)), 'manifest');
  const dossier = read(() => dossierShape.parse(JSON.parse(dossierText)), 'dossier');
  if ('fault' in manifest) return refused(manifest.fault);
  if ('fault' in dossier) return refused(dossier.fault);
  if (JSON.stringify(manifest.value) !== signed.text)
    return refused('The manifest is not in canonical form; build again with npm run release.');
  const { remote, version } = manifest.value;
  if (!isTeamSigned(signed, remote, root))
    return refused(`The key is not a team key of ${remote}; sign with a key that root.json lists for ${remote}.`);
  const whole = wholeOf(manifest.value, filesText);
  if ('fault' in whole) return refused(whole.fault);
  const fault = faultOfManifest(whole.value, { remote, version });
  if (fault) return refused(`Browsers would refuse the manifest: ${fault}. Build again with npm run release.`);
  if (manifest.value.dossier !== digestOf(dossierText))
    return refused('The dossier is not the one in the manifest; send manifest and dossier of the same build.');
  if (dossier.value.remote !== remote || dossier.value.version !== version)
    return refused(
      `The dossier belongs to another version than ${remote} ${version}; send the dossier of this version.`,
    );
  return {
    at: 'open',
    version: {
      manifest: whole.value,
      dossier: dossier.value,
      digest: digestOf(signed.text),
      signed,
      filesText: manifest.value.schema === 1 ? null : (filesText ?? null),
      dossierText,
    },
  };
}

type Read<T> = { value: T } | { fault: string };

/** Adds the files to the manifest. Like the manifest, a file list has exactly one form. */
function wholeOf(signed: SignedManifest, files: string | undefined): Read<Manifest> {
  if (signed.schema === 1) return { value: signed };
  if (files === undefined || !isListOf(signed, files))
    return { fault: 'The file list is not the one in the manifest; send manifest and file list of the same build.' };
  const whole = read(() => joined(signed, files), 'file list');
  return 'value' in whole && JSON.stringify(fileListOf(whole.value)) !== files
    ? { fault: 'The file list is not in canonical form; build again with npm run release.' }
    : whole;
}

function read<T>(parse: () => T, what: string): Read<T> {
  try {
    return { value: parse() };
  } catch (error) {
    const [line = ''] = textOf(error).split('\n');
    return { fault: `The ${what} cannot be read (${line.slice(0, 200)}); build again with npm run release.` };
  }
}

/** Returns files of a manifest that are missing in the store or have another length. */
export async function missingFiles(store: ObjectStore, { files }: Manifest): Promise<string[]> {
  const missing: string[] = [];
  for (const [file, { integrity, length }] of Object.entries(files))
    if ((await store.get(keyOf(integrity)))?.length !== length) missing.push(file);
  return missing;
}
