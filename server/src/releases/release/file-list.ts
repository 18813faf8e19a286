import {
  briefOf,
  fileListOf,
  manifest as wholeShape,
  signedManifest,
  withFiles,
  type BriefManifest,
  type FileList,
  type Manifest,
} from '@console/contracts/release';
import { digestOf } from './signing';

/** The exact texts that describe a version: its signed manifest, and its file list unless the manifest has the files. */
export interface VersionTexts {
  manifest: string;
  files: string | null;
}

/** Returns the texts of a manifest as a team signs it. Without files, for example in a benchmark, there is no list. */
export function textsOf(manifest: Manifest & Pick<BriefManifest, 'dossier'>): VersionTexts {
  if (Object.keys(manifest.files).length === 0) return { manifest: JSON.stringify(manifest), files: null };
  const files = JSON.stringify(fileListOf(manifest));
  return { manifest: JSON.stringify(briefOf(manifest, referenceOf(files))), files };
}

const referenceOf = (files: string): BriefManifest['files'] => ({
  digest: digestOf(files),
  length: Buffer.byteLength(files),
});

/** Returns the manifest of a stored version with its files. */
export function manifestIn({ manifest: text, files }: VersionTexts): Manifest {
  const signed = signedManifest.parse(JSON.parse(text));
  return signed.schema === 1 ? signed : joined(signed, files ?? '');
}

/** Parses a file list as a part of its manifest. */
export const joined = (brief: BriefManifest, files: string): Manifest =>
  // Parsed with the manifest.
  wholeShape.parse(withFiles(brief, JSON.parse(files) as FileList));

/** Returns true if the file list is the one whose digest the team signed. */
export const isListOf = ({ files: signed }: BriefManifest, files: string): boolean =>
  signed.digest === digestOf(files) && signed.length === Buffer.byteLength(files);

/** Returns true if the stored files of a version are those that its team signed. */
export function hasSignedFiles({ manifest: text, files }: VersionTexts): boolean {
  const signed = signedManifest.parse(JSON.parse(text));
  return signed.schema === 1 || (files !== null && isListOf(signed, files));
}
