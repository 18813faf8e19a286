import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The one list of what the shell provides and remotes only consume. Ranges are written out: an inferred
 * `workspace:^` checks nothing and an inferred exact version breaks every remote on a patch.
 * A sub-path that is missing here is silently bundled twice, so each is named. zod and react-router-dom are
 * provided through narrow doors of our own: a shared package cannot be tree-shaken (ADR 0003).
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

/** Pieces of the component package that load when a page first needs them. */
const onDemand = /^@console\/ui\//;

/** Modules of ours that stand in for a package of which pages need a part. */
const narrow = { 'react-i18next': { import: path.join(import.meta.dirname, 'react-i18next-door.mjs') } };

const entries = Object.entries({ ...outside, ...ours });

/** Names of the pieces that load on demand. */
export const onDemandNames = Object.keys(ours).filter((name) => onDemand.test(name));

const base = (requiredVersion) => ({ singleton: true, strictVersion: true, requiredVersion });

/** The shell provides all; what every page needs is part of its first file. */
export const provided = Object.fromEntries(
  entries.map(([name, range]) => [
    name,
    { ...base(range), ...narrow[name], eager: !onDemand.test(name), version: versionOf(name, range) },
  ]),
);

/** A remote consumes only: `import: false` leaves no copy of its own in the build. */
export const consumed = Object.fromEntries(entries.map(([name, range]) => [name, { ...base(range), import: false }]));

/** Workspace packages and doors have no version that Module Federation could read from a lockfile. */
function versionOf(name, range) {
  return name.startsWith('@console/') || name in narrow ? range.slice(1) : undefined;
}

/** The version of everything that the shell provides, as its build has it. */
export const providedVersions = (shellDir) =>
  Object.fromEntries(entries.map(([name, range]) => [name, versionOf(name, range) ?? installed(shellDir, name)]));

function installed(shellDir, name) {
  const [packageName] = name.split('/');
  return JSON.parse(readFileSync(path.join(shellDir, 'node_modules', packageName, 'package.json'), 'utf8')).version;
}
