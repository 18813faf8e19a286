import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The module of a package that collects the texts of its features in one language, as the package asks for it. */
export const textsRequests = { en_US: './english', zh_CN: './chinese' };

/**
 * Texts of one language travel as one file, whichever features and packages of the build they come from. Those of the pieces
 * of the component package that load on demand come with the piece, in both languages.
 */
export const textsTogether = {
  cacheGroups: {
    texts: {
      test: /(?<!ui[\\/]src[\\/](inputs|tree|difference|rich-text))[\\/](en-US\.json|zh-CN\.json|src[\\/](english|chinese)\.ts)$/,
      chunks: 'async',
      enforce: true,
      name: ({ resource }) => (/(en-US\.json|english\.ts)$/.test(resource) ? 'en-US' : 'zh-CN'),
    },
  },
};

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
