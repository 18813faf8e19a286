/**
 * Module Federation writes its own first module into a file whose name follows from the path of the checkout. Its id
 * must not: two builds of one commit in two folders are the same, byte by byte.
 */
export class SteadyEntryPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SteadyEntry', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SteadyEntry', (modules) => {
        for (const module of modules)
          if (/[\\/]\.federation[\\/]entry\.\w+\.js$/.test(module.resource ?? ''))
            compilation.chunkGraph.setModuleId(module, 'federation');
      });
    });
  }
}
