import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The module of a package that collects the texts of its features in one language, as the package asks for it. */
export const textsRequests = { en_US: './english', zh_CN: './chinese' };
/** The texts of the kit, as it asks for them: they stand in one file with those that every page of a remote needs. */
export const kitRequests = { en_US: './en-US.json', zh_CN: './zh-CN.json' };

/** The texts of one folder, as a package asks for them that loads those of each feature with its first page. */
export const featureRequests = (folder) => ({ en_US: `./${folder}/en-US.json`, zh_CN: `./${folder}/zh-CN.json` });

/** Folders whose texts come with their pages: those that the table of pages names, or of which the texts are loaded alone. */
export function featuresOf(dir) {
  const read = (file) =>
    existsSync(path.join(dir, 'src', file)) ? readFileSync(path.join(dir, 'src', file), 'utf8') : '';
  const named = read('texts.ts') === '' ? [] : [...read('screens.ts').matchAll(/\btexts: '([\w-]+)'/g)];
  const alone = read('locales.ts').matchAll(/import\('\.\/([\w-]+)\/en-US\.json'\)/g);
  return [...new Set([...named, ...alone].map(([, folder]) => folder))];
}

/**
 * Texts of one language that every page needs travel as one file, whichever features and packages of the build they come
 * from, and those of a feature that brings its own as one. Those of the pieces of the component package that load on demand
 * come with the piece, in both languages.
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

/** All texts of a package in one language: each feature has its own file. A key means one text wherever it is used. */
export function textsOf(dir, locale) {
  const texts = {};
  for (const feature of readdirSync(path.join(dir, 'src')).sort()) {
    const file = path.join(dir, 'src', feature, `${locale}.json`);
    if (!existsSync(file)) continue;
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
      if (key in texts) throw new Error(`${file}: ${key} is a text of another feature already; use another key.`);
      texts[key] = text;
    }
  }
  return texts;
}
