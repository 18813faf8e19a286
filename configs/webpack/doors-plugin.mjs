/** Packages that pages import through a narrower module, because the shell shares only that module. */
const doors = {
  'react-router': '@console/remote-kit/router',
  'react-router-dom': '@console/remote-kit/router',
  zod: '@console/contracts/zod',
};

/** Exports that the shell shares of a package that it does not share as a whole. */
export const narrowed = { 'react-i18next': ['I18nextProvider', 'initReactI18next', 'useTranslation'] };

/**
 * Fails the build of a remote that bundles a copy of a shared package or imports an export that the shell does not
 * share.
 */
export class DoorsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Doors', (compilation) => {
      compilation.hooks.finishModules.tap('Doors', (modules) => {
        for (const module of modules) {
          const fault = bundledFault(module) ?? narrowFault(module);
          if (fault) compilation.errors.push(new compiler.webpack.WebpackError(fault));
        }
      });
    });
  }
}

/** Only imports in our own code are checked; imports inside of packages cannot be changed. */
const isOurs = (module) => module.resource && !module.resource.includes('node_modules');

function bundledFault(module) {
  if (!isOurs(module)) return undefined;
  const request = module.dependencies.map((dependency) => dependency.request).find((name) => name in doors);
  return request && `${module.resource} imports ${request}; import ${doors[request]} instead.`;
}

function narrowFault(module) {
  if (!isOurs(module)) return undefined;
  const wide = module.dependencies.find(
    ({ request, ids }) => request in narrowed && ids?.length > 0 && !narrowed[request].includes(ids[0]),
  );
  return wide && `${module.resource} imports ${wide.ids[0]} of ${wide.request}, which the shell does not share.`;
}
