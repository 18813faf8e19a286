/** Files of chunk groups, without stylesheets that were removed because they are empty. */
export const filesOfGroups = (groups, files) =>
  [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file in files);

/** Chunk groups of an import, by its request in the source and by the folder of the importing file. */
export const groupsOf = (compilation, request, folder = '') =>
  compilation.chunkGroups.filter(({ origins }) =>
    origins.some((origin) => origin.request === request && String(origin.module?.resource ?? '').startsWith(folder)),
  );
