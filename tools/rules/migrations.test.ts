import path from 'node:path';
import { filesBelow, read } from './tree';

/** Creation time and subject. */
const scheme = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)_[a-z0-9]+(?:_[a-z0-9]+)*\.sql$/;

const tables = '[a-z_]+(?:, [a-z_]+)*';
/** Locked tables and the duration of the locks; "all" also blocks readers. */
const header = new RegExp(
  `^-- Lock: (?:new tables only\\.|(?:all of ${tables}(?:; writers of ${tables})?|writers of ${tables})\\.\\n-- For: [^\\n]+\\.)\\n`,
);

const files = filesBelow('server/migrations').filter((file) => file.endsWith('.sql'));
const timeOf = (file: string) => path.basename(file).slice(0, 'yyyymmddThhmm'.length);

test('migrations are named by their creation time', () => {
  const wrong = files.filter((file) => {
    const [, ...parts] = scheme.exec(path.basename(file)) ?? [];
    const [year, month, day, hour, minute] = parts;
    return Number.isNaN(Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`));
  });
  expect({ wrong, remedy: '20261003T1200_what_it_is_about.sql, in UTC' }).toMatchObject({ wrong: [] });
});

test('no two migrations have the same time, so that their order is defined', () => {
  const twice = files.filter((file) => files.some((other) => other !== file && timeOf(other) === timeOf(file)));
  expect(twice).toEqual([]);
});

test('each migration begins with the tables that it locks and for how long', () => {
  const wrong = files.filter((file) => !header.test(read(file)));
  const remedy = '-- Lock: all of card; writers of merchant.\n-- For: seconds per million rows of card.';
  expect({ wrong, remedy }).toMatchObject({ wrong: [] });
});
