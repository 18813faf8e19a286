/** Packages that a page reaches through a narrower door, because the shell provides only that. */
const doors = {
  'react-router': '@console/remote-kit/router',
  'react-router-dom': '@console/remote-kit/router',
  zod: '@console/contracts/zod',
  ky: '@console/api',
};

/** What the shell provides of a package that it does not provide whole. */
export const narrowed = { 'react-i18next': ['I18nextProvider', 'initReactI18next', 'useTranslation'] };

/** Fails the build of a remote that would carry a copy of what the shell provides, or ask for what it does not. */
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

/** Only imports of our own code count: inside a package nobody could follow the advice. */
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
  return wide && `${module.resource} imports ${wide.ids[0]} of ${wide.request}, which the shell does not provide.`;
}
