/** Modules that Module Federation writes itself, by kinds and files that are the same wherever the checkout lies. */
const idOf = (module) => {
  if (module.constructor.name === 'ContainerEntryModule') return 'container';
  const { resource = '' } = module.rootModule ?? module;
  return /[\\/]\.federation[\\/]entry\.\w+\.js$/.test(resource) ? 'federation' : null;
};

/**
 * The ids of these modules would follow from the path of the checkout. They must not: two builds of one commit in two
 * folders are the same, byte by byte.
 */
export class SteadyEntryPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SteadyEntry', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('SteadyEntry', (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== null) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
