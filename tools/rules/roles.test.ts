import path from 'node:path';
import { read, sources } from './tree';

/** Returns the role of a file, the part after its last dot; none for infrastructure. */
const roleOf = (file: string): string => /\.([a-z]+)\.ts$/.exec(path.basename(file))?.[1] ?? '';

/** Infrastructure below the roles: the database, listings, and the start. */
const below = /^server\/src\/(platform\/(db|listing|start)|testing)\//;

const files = sources('server/src').filter((file) => !below.test(file));
const withRole = (...roles: string[]) => files.filter((file) => roles.includes(roleOf(file)));

const writesSql = /\binsert into [a-z]|\bupdate [a-z_]+(?: [a-z]+)? set\b|\bdelete from [a-z]|\binsert(?:Rows|Of)\(/;

/** Forbidden imports by role: stores serve actions, and rules serve all. */
const above: Readonly<Record<string, RegExp>> = {
  rules: /\.(routes|actions|review|export|store|query|jobs)'/,
  query: /\.(routes|actions|review|export|jobs)'/,
  store: /\.(routes|actions|review|export|jobs)'/,
  actions: /\.(routes|export|jobs)'/,
};

const refuses = /new Refusal\(codes\.(?!notFound|noPermission)/;

const offenders: Readonly<Record<string, readonly string[]>> = {
  writes: files.filter((file) => roleOf(file) !== 'store' && writesSql.test(read(file))),
  reads: files.filter((file) => !['store', 'query'].includes(roleOf(file)) && /\bsql`/.test(read(file))),
  roles: files.filter((file) => file.startsWith('server/src/domains/') && roleOf(file) === ''),
  imports: Object.entries(above).flatMap(([role, up]) => withRole(role).filter((file) => up.test(read(file)))),
  refuses: withRole('store', 'query').filter((file) => refuses.test(read(file))),
};

const rules: [string, string, string][] = [
  ['writes', 'only a store writes tables', 'move the statement into the store of its table'],
  ['reads', 'only a store or a query reads tables', 'move the statement into a query'],
  ['roles', 'a file of a domain has its role in its name', 'the roles are listed in STYLE.md'],
  ['imports', 'a role imports only roles below it', 'the order is: routes, actions, then rules, store and query'],
  [
    'refuses',
    'a store or a query refuses only missing records and records outside the data scope',
    'refuse in the action',
  ],
];

test.each(rules)('%s: %s', (rule, _name, remedy) => {
  expect({ wrong: offenders[rule], remedy }).toMatchObject({ wrong: [] });
});
