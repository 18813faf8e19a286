import path from 'node:path';

/** Texts of one language travel as one file, whichever packages of the build they come from. */
export const textsTogether = {
  cacheGroups: {
    texts: {
      test: /[\\/]locales[\\/](en-US|zh-CN)\.json$/,
      chunks: 'async',
      enforce: true,
      name: (module) => path.basename(module.resource, '.json'),
    },
  },
};
