import { createHash } from 'node:crypto';
import MiniCss from 'mini-css-extract-plugin';

/** Global function of the shell that returns the expected hash of a URL. */
const lookup = '__vccIntegrity';

/** Subresource Integrity value of some bytes. */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Sets the integrity of every script and stylesheet that the bundle's runtime adds to the document: the shell returns
 * the expected hash. A URL that no verified manifest lists gets a hash that matches no content, so the check fails
 * closed.
 */
export class IntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    const { JsonpTemplatePlugin } = compiler.webpack.web;
    compiler.hooks.thisCompilation.tap('Integrity', (compilation) => {
      const guard = (source, tag, url) =>
        `${source}\n${tag}.crossOrigin = "anonymous"; ${tag}.integrity = globalThis.${lookup}(${url});`;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('Integrity', (source) =>
        guard(source, 'script', 'url'),
      );
      JsonpTemplatePlugin.getCompilationHooks(compilation).linkPreload.tap('Integrity', (source) =>
        guard(source, 'link', 'link.href'),
      );
      MiniCss.getCompilationHooks(compilation).beforeTagInsert.tap('Integrity', (source, { tag, href }) =>
        guard(source, tag, href),
      );
    });
  }
}
