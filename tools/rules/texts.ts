import path from 'node:path';
import { filesBelow, read, readJson, sharedFolders, sources } from './tree';

type Texts = Record<string, string>;
type Locale = 'en-US' | 'zh-CN';

/** Texts of one folder of a package, and its code. */
export interface FolderTexts {
  file: string;
  english: Texts;
  chinese: Texts;
  /** `shell`, `remotes/cards` */
  home: string;
  folder: string;
  /** Whether other folders of the package use them too. In a remote, each feature has its own. */
  isOpen: boolean;
}

/** Every pair of text files. */
export const folderTexts: readonly FolderTexts[] = filesBelow()
  .filter((file) => path.basename(file) === 'en-US.json')
  .map((file) => {
    const [home = '', place = ''] = file.split('/src/');
    const folder = path.dirname(place);
    return {
      file,
      english: readJson<Texts>(file),
      chinese: readJson<Texts>(file.replace('en-US', 'zh-CN')),
      home,
      folder,
      isOpen: !home.startsWith('remotes/') || sharedFolders.includes(folder),
    };
  });

/** All texts of a package in one language. */
export const textsOf = (home: string, locale: Locale): Texts =>
  Object.assign(
    {},
    ...folderTexts
      .filter((texts) => texts.home === home)
      .map(({ english, chinese }) => (locale === 'en-US' ? english : chinese)),
  ) as Texts;

/** Code of a folder of a package, or of the whole package without a folder. */
export const codeOf = (home: string, folder = ''): string =>
  sources(path.join(home, 'src', folder))
    .filter((file) => folder !== '' || path.dirname(file) === `${home}/src`)
    .map(read)
    .join('\n');

/** Removes the plural suffix of a key. */
export const plain = (key: string): string => key.replace(/_(one|other)$/, '');
