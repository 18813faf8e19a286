import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Root folder of the checkout. */
export const root = path.resolve(__dirname, '../..');

const ignored = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'test-results']);

/** Returns every file of the checkout below `place`, as paths from the root. */
export function filesBelow(place = '.'): string[] {
  return readdirSync(path.join(root, place))
    .filter((name) => !ignored.has(name))
    .flatMap((name) => {
      const file = path.join(place, name);
      return statSync(path.join(root, file)).isDirectory() ? filesBelow(file) : [file];
    });
}

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Reads a JSON file whose shape the caller knows. */
export const readJson = <T>(file: string): T => JSON.parse(read(file)) as T;

/** Returns TypeScript sources without tests. */
export const sources = (place?: string): string[] =>
  filesBelow(place).filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec|extended|measure|d)\.tsx?$/.test(file));

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Returns the packages of the workspace with their folders. */
export const packages = (): { folder: string; manifest: Manifest }[] =>
  filesBelow()
    .filter((file) => path.basename(file) === 'package.json' && file !== 'package.json')
    .map((file) => ({ folder: path.dirname(file), manifest: readJson<Manifest>(file) }));

/** Returns the folders of the remotes. */
export const remotes = (): string[] => readdirSync(path.join(root, 'remotes')).map((name) => `remotes/${name}`);

/** Folders that a remote's features share; each may be imported by the later ones. */
export const sharedFolders = ['common', 'api-keys', 'notes', 'pools', 'purchases'];
