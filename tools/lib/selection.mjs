/** Folders with the name of an area: its remote, contracts, server domain and browser tests. */
const places = (area) => [
  `remotes/${area}`,
  `shared/contracts/src/${area}`,
  `server/src/domains/${area}`,
  `server/src/${area}`,
  `server/${area}`,
  `shared/${area}`,
  area,
  `e2e/${area}`,
];

/** Returns the folders of some areas. An unknown area throws with the list of areas. */
export function foldersOf(areas, { exists, known }) {
  return areas.flatMap((area) => {
    const folders = /^[a-z][a-z-]*$/.test(area) ? places(area).filter(exists) : [];
    if (folders.length === 0) throw new Error(`There is no area "${area}"; use one or more of ${known.join(', ')}.`);
    return folders;
  });
}

/** Parses a command line: the standard checks, all checks, some areas, or the changes since a commit. */
export function selectionOf(args) {
  if (args.includes('--all')) {
    if (args.length > 1) throw new Error('--all stands alone: npm test -- --all');
    return { at: 'all' };
  }
  const at = args.indexOf('--since');
  if (at < 0) return args.length === 0 ? { at: 'gate' } : { at: 'areas', areas: args };
  const [since] = args.splice(at, 2).slice(1);
  if (!since || args.length > 0) throw new Error('Specify a commit: npm test -- --since main');
  return { at: 'since', since };
}

/** Returns the domains of a file by its path; null for a shared file. */
export function domainOf(file) {
  const [, domain] = /^(?:remotes|shared\/contracts\/src|server\/src\/domains|e2e)\/([\w-]+)\//.exec(file) ?? [];
  return domain ?? null;
}

const isText = (file) => /\.md$|^docs\//.test(file);

/** Returns the folders of browser tests for changed files: the folders of their domains, or all folders. */
export function browserFoldersOf(files, exists) {
  const code = files.filter((file) => !isText(file) && !/^tools\/|\.test\.tsx?$/.test(file));
  if (code.some((file) => domainOf(file) === null)) return ['e2e'];
  return [...new Set(code.map((file) => `e2e/${domainOf(file)}`))].filter(exists);
}

/** Returns whether changed files concern the database, so that the tests must also run on PostgreSQL. */
export const concernsDatabase = (files) =>
  files.some((file) => /^server\/(migrations|src\/platform\/db)\/|\.(store|query)\.ts$/.test(file));
