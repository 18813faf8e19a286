import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Packages that the shell provides and remotes only consume. Ranges are explicit: an inferred `workspace:^` checks
 * nothing, and an inferred exact version breaks every remote on a patch release. A sub-path that is missing here is
 * silently bundled twice, so each is listed. zod and react-router-dom are provided through narrow modules of our own,
 * because a shared package cannot be tree-shaken (ADR 0003).
 */
const outside = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/client': '^19.3.0',
  jotai: '^3.0.0',
  'jotai/vanilla': '^3.0.0',
  'jotai/react': '^3.0.0',
  i18next: '^27.0.0',
  'react-i18next': '^18.0.0',
};

const ours = {
  '@console/contracts/zod': '^0.1.0',
  '@console/remote-kit/router': '^0.1.0',
  '@console/session': '^0.1.0',
  '@console/api': '^0.1.0',
  '@console/i18n': '^0.1.0',
  '@console/ui': '^0.1.0',
  '@console/ui/form': '^0.1.0',
  '@console/ui/date': '^0.1.0',
  '@console/ui/difference': '^0.1.0',
  '@console/ui/table': '^0.1.0',
  '@console/ui/inputs': '^0.1.0',
  '@console/ui/overlay': '^0.1.0',
  '@console/ui/card': '^0.1.0',
  '@console/ui/chart': '^0.1.0',
  '@console/ui/tree': '^0.1.0',
  '@console/ui/rich-text': '^0.1.0',
};

/** Parts of the component package that are loaded when a page first needs them. */
const onDemand = /^@console\/ui\//;

/** Our modules that replace a package of which pages need a part. */
const narrow = { 'react-i18next': { import: path.join(import.meta.dirname, 'react-i18next-door.mjs') } };

const entries = Object.entries({ ...outside, ...ours });

/** Names of the parts that are loaded on demand. */
export const onDemandNames = Object.keys(ours).filter((name) => onDemand.test(name));

const base = (requiredVersion) => ({ singleton: true, strictVersion: true, requiredVersion });

/** Configuration of the shell, which provides all of them; those that every page needs are part of its main file. */
export const provided = Object.fromEntries(
  entries.map(([name, range]) => [
    name,
    { ...base(range), ...narrow[name], eager: !onDemand.test(name), version: versionOf(name, range) },
  ]),
);

/** Configuration of a remote, which only consumes: `import: false` leaves no copy in its build. */
export const consumed = Object.fromEntries(entries.map(([name, range]) => [name, { ...base(range), import: false }]));

/** Workspace packages and narrow modules have no version in a lockfile for Module Federation to read. */
function versionOf(name, range) {
  return name.startsWith('@console/') || name in narrow ? range.slice(1) : undefined;
}

/** Versions of all provided packages, as built. */
export const providedVersions = (shellDir) =>
  Object.fromEntries(entries.map(([name, range]) => [name, versionOf(name, range) ?? installed(shellDir, name)]));

function installed(shellDir, name) {
  const [packageName] = name.split('/');
  return JSON.parse(readFileSync(path.join(shellDir, 'node_modules', packageName, 'package.json'), 'utf8')).version;
}
