import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { areaFault, listsWith } from './noun-edits.mjs';
import { helpWith } from './noun-help.mjs';

const templates = path.resolve(import.meta.dirname, '../scaffold-noun');
/** Target folder of each part's files. */
const places = {
  contract: ({ area }) => `shared/contracts/src/${area}`,
  server: ({ area, nouns }) => `server/src/domains/${area}/${nouns}`,
  remote: ({ area, nouns }) => `remotes/${area}/src/${nouns}`,
  testing: ({ area, nouns }) => `remotes/${area}/src/${nouns}/testing`,
  demo: () => 'server/demo/src',
  e2e: ({ area }) => `e2e/${area}`,
};

const camel = (name) => name.replace(/-(\w)/g, (_found, letter) => letter.toUpperCase());
const upper = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns an error message if the noun cannot be generated; undefined otherwise. */
export function nounFault({ area, noun }, checkout) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(noun ?? '') || noun.length > 24)
    return 'Specify area and noun in lower-case words with hyphens, such as cards/budget.';
  const fault = areaFault(checkout, area);
  if (fault) return fault;
  const domain = path.join(checkout, `server/src/domains/${area}`);
  // Some contracts are in subfolders, so the server features are searched too.
  const isRegistered = readdirSync(domain, { recursive: true }).some(
    (file) => path.basename(file) === `${noun}.feature.ts`,
  );
  if (isRegistered || existsSync(path.join(checkout, `shared/contracts/src/${area}/${noun}.ts`)))
    return `${area} already has a ${noun}.`;
  return undefined;
}

/** Returns the names of the noun, by template placeholder. */
function namesOf({ area, noun, nouns, titleZh }, checkout) {
  const label = noun.replaceAll('-', ' ');
  const labels = nouns.replaceAll('-', ' ');
  const menu = nextMenu(checkout);
  return {
    __area__: area,
    __noun__: noun,
    __nouns__: nouns,
    __var__: camel(noun),
    __vars__: camel(nouns),
    __Noun__: upper(camel(noun)),
    __Nouns__: upper(camel(nouns)),
    __NOUN__: noun.replaceAll('-', '_').toUpperCase(),
    __table__: noun.replaceAll('-', '_'),
    __prefix__: noun.replaceAll('-', ''),
    __label__: label,
    __labels__: labels,
    __title__: upper(label),
    __titles__: upper(labels),
    __titleZh__: titleZh,
    __a__: /^[aeiou]/.test(label) ? `an ${label}` : `a ${label}`,
    __A__: /^[aeiou]/.test(label) ? `An ${label}` : `A ${label}`,
    __menu__: String(menu),
    __menuView__: String(menu + 1),
    __menuSave__: String(menu + 2),
  };
}

/** Returns the next unused number for a menu of the product. */
function nextMenu(checkout) {
  const files = readdirSync(path.join(checkout, 'server/src'), { recursive: true }).filter((file) =>
    file.endsWith('data.ts'),
  );
  const numbers = files.flatMap((file) =>
    [...readFileSync(path.join(checkout, 'server/src', file), 'utf8').matchAll(/\bmenu\((\d+)/g)].map(([, number]) =>
      Number(number),
    ),
  );
  return Math.max(...numbers) + 1;
}

/** Returns the first minute from now on without a migration, in UTC, such as `20261125T1610`. */
function freeMinute(checkout, now) {
  const minute = now.toISOString().replaceAll('-', '').replace(':', '').slice(0, 13);
  const isTaken = readdirSync(path.join(checkout, 'server/migrations')).some((file) => file.startsWith(minute));
  return isTaken ? freeMinute(checkout, new Date(now.getTime() + 60_000)) : minute;
}

/** Writes the files of a noun and adds it to all lists. Returns the new and the changed files. */
export function printNoun({ checkout, area, noun, nouns = `${noun}s`, titleZh, now = new Date() }) {
  const names = namesOf({ area, noun, nouns, titleZh }, checkout);
  const filled = (text) => Object.entries(names).reduce((all, [hole, name]) => all.replaceAll(hole, name), text);
  // The edits come first, because a missing anchor throws before any file is written.
  const lists = [
    ...listsWith(checkout, { area, noun, nouns, name: names.__var__, names: names.__vars__ }),
    ...helpWith(checkout, { area, nouns, filled }),
  ];
  const written = readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && path.basename(entry.parentPath) !== 'help')
    .map((entry) => {
      const part = path.basename(entry.parentPath);
      const isMigration = entry.name === 'migration.sql.txt';
      const place = isMigration
        ? `server/migrations/${freeMinute(checkout, now)}_${names.__table__}.sql`
        : path.join(places[part]({ area, nouns }), filled(entry.name.replace(/\.txt$/, '')));
      const at = path.join(checkout, place);
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, filled(readFileSync(path.join(entry.parentPath, entry.name), 'utf8')));
      return place;
    });
  const isNew = ({ file }) => !existsSync(path.join(checkout, file));
  const added = lists.filter(isNew).map(({ file }) => file);
  for (const { file, text } of lists) {
    mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
    writeFileSync(path.join(checkout, file), text);
  }
  return {
    written: [...written, ...added].toSorted((one, other) => one.localeCompare(other)),
    edited: lists.map(({ file }) => file).filter((file) => !added.includes(file)),
  };
}
