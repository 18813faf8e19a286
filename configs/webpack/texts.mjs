import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Request of the module that collects a package's texts in one language, as written in the package. */
export const textsRequests = { en_US: './english', zh_CN: './chinese' };
/**
 * Requests of the kit's texts, as written in the kit. They share a file with the texts that every page of a remote
 * needs.
 */
export const kitRequests = { en_US: './en-US.json', zh_CN: './zh-CN.json' };

/** Requests of one folder's texts, for packages that load the texts of a feature with its first page. */
export const featureRequests = (folder) => ({ en_US: `./${folder}/en-US.json`, zh_CN: `./${folder}/zh-CN.json` });

/**
 * Folders whose texts are loaded separately: those in the table of pages, and those with a lazy import in `locales.ts`.
 */
export function featuresOf(dir) {
  const read = (file) =>
    existsSync(path.join(dir, 'src', file)) ? readFileSync(path.join(dir, 'src', file), 'utf8') : '';
  const named = read('texts.ts') === '' ? [] : [...read('screens.ts').matchAll(/\btexts: '([\w-]+)'/g)];
  const alone = read('locales.ts').matchAll(/import\('\.\/([\w-]+)\/en-US\.json'\)/g);
  return [...new Set([...named, ...alone].map(([, folder]) => folder))];
}

/**
 * Groups texts into files: one per language for the texts that every page needs, from all features and packages of the
 * build, and one per feature that loads its own texts. Parts of the component package that are loaded on demand contain
 * their texts in both languages.
 */
export function textsTogether(dir) {
  const features = featuresOf(dir);
  return {
    cacheGroups: {
      texts: {
        test: /(?<!ui[\\/]src[\\/](inputs|tree|difference|rich-text))[\\/](en-US\.json|zh-CN\.json|src[\\/](english|chinese)\.ts)$/,
        chunks: 'async',
        enforce: true,
        name: ({ resource }) => {
          const locale = /(en-US\.json|english\.ts)$/.test(resource) ? 'en-US' : 'zh-CN';
          const [folder, above] = path.relative(path.join(dir, 'src'), resource).split(path.sep);
          return above && features.includes(folder) ? `${locale}.${folder}` : locale;
        },
      },
    },
  };
}

/** All texts of a package in one language, from the files of its features. A key has the same text everywhere. */
export function textsOf(dir, locale) {
  const texts = {};
  for (const feature of readdirSync(path.join(dir, 'src')).sort()) {
    const file = path.join(dir, 'src', feature, `${locale}.json`);
    if (!existsSync(file)) continue;
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
      if (key in texts) throw new Error(`${file}: another feature already uses the key ${key}; use another one.`);
      texts[key] = text;
    }
  }
  return texts;
}
