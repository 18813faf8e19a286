/** Files of a chunk group that are worth a request: a stylesheet of which nothing is left is not. */
export const filesOfGroups = (groups, files) =>
  [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => file in files);

/** Chunk groups that some import made, by the request as it stands in the source and where it stands. */
export const groupsOf = (compilation, request, folder = '') =>
  compilation.chunkGroups.filter(({ origins }) =>
    origins.some((origin) => origin.request === request && String(origin.module?.resource ?? '').startsWith(folder)),
  );
