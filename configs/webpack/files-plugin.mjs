import { promises as fs } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { integrityOf } from './integrity-plugin.mjs';

/** Read by the registry; browsers never request it. */
const factsFile = 'facts.json';

const isPacked = (file) => /\.(js|css|svg|json)$/.test(file) && file !== factsFile;

/** Writes a list of all files with hash and length, and a brotli copy of each file. */
export class FilesPlugin {
  /** @param {{ name: string, describe: (compilation: import('webpack').Compilation, files: object) => object, facts?: (compilation: import('webpack').Compilation) => object, isPacked?: boolean }} options */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const { name, describe, facts } = this.options;
    compiler.hooks.thisCompilation.tap('Files', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT - 1;
      compilation.hooks.processAssets.tap({ name: 'Files', stage }, (assets) => {
        const files = {};
        for (const file of Object.keys(assets).sort()) {
          const bytes = compilation.getAsset(file).source.buffer();
          files[file] = { integrity: integrityOf(bytes), length: bytes.length };
        }
        compilation.emitAsset(name, new sources.RawSource(`${JSON.stringify(describe(compilation, files))}\n`));
        if (facts) compilation.emitAsset(factsFile, new sources.RawSource(`${JSON.stringify(facts(compilation))}\n`));
      });
    });
    if (this.options.isPacked === false) return;
    compiler.hooks.afterEmit.tapPromise('Files', async (compilation) => {
      const { outputPath } = compiler;
      const packed = Object.keys(compilation.assets).filter((file) => isPacked(file));
      await Promise.all(
        packed.map(async (file) => {
          const bytes = await fs.readFile(path.join(outputPath, file));
          await fs.writeFile(path.join(outputPath, `${file}.br`), brotli(bytes));
        }),
      );
    });
  }
}

const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
