import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { helpSlot } from './noun-help.mjs';

const upper = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** Adds an import after the last one. */
const withImport = (text, line) => {
  const at = text.lastIndexOf('\nimport ');
  const end = text.indexOf(';\n', at) + 2;
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`;
};

/** Inserts a text after an anchor; throws if the anchor is missing. */
function after(text, place, added, file) {
  if (!text.includes(place)) throw new Error(`${file} has no "${place.trim()}"; add "${added.trim()}" there manually.`);
  return text.replace(place, `${place}${added}`);
}

const contracts = 'shared/contracts';
const permissions = 'server/demo/src/permission.data.ts';
const auditFields = 'shared/contracts/src/audit/fields.ts';
const demo = 'server/demo/src/seed-demo.ts';
const recordPages = 'e2e/support/record-pages.ts';
const objectPages = 'remotes/admin/src/common/object-pages.ts';

/** Returns the edited text of each file that lists all nouns, without writing it. */
export function listsWith(checkout, { area, noun, nouns, name, names }) {
  const edit = (file, change) => ({ file, text: change(readFileSync(path.join(checkout, file), 'utf8'), file) });
  const place = `${contracts}/src/${area}`;
  const feature = `server/src/domains/${area}/${area}.feature.ts`;
  return [
    edit(`${place}/${area}.area.ts`, (text, file) =>
      after(withImport(text, `import { ${name}Area } from './${noun}.area';`), 'Areas = [', `\n  ${name}Area,`, file),
    ),
    edit(`${place}/pages.ts`, (text, file) =>
      after(text, 'Pages = [', ['', '-view', '-save'].map((end) => `\n  '${nouns}${end}',`).join(''), file),
    ),
    ...indexWith(checkout, { area, noun }),
    edit(feature, (text, file) => {
      const imported = withImport(text, `import { ${name}Feature } from './${nouns}/${noun}.feature';`);
      return after(imported, '  nouns: [', `${name}Feature, `, file);
    }),
    edit(`remotes/${area}/src/screens.ts`, (text, file) => {
      const pages = pagesOf({ area, noun, nouns, name, texts: textsOf(checkout, area, nouns) });
      const help = helpSlot(checkout, { area, name });
      const listed = after(text, 'defineScreens([', pages, file);
      return help === '' ? listed : after(listed, 'defineContributions({', help, file);
    }),
    ...['english', 'chinese'].map((language) =>
      edit(`remotes/${area}/src/${language}.ts`, (text, file) => {
        const locale = language === 'english' ? 'en-US' : 'zh-CN';
        const imported = `import ${names} from './${nouns}/${locale}.json';\n${text}`;
        return after(imported, 'export default {', `\n  ...${names},`, file);
      }),
    ),
    edit(auditFields, (text, file) =>
      after(
        text,
        'export const auditFields = {',
        `\n  ${name}Status: field('Status', '状态', '${noun.replaceAll('-', '_')}_status'),`,
        file,
      ),
    ),
    edit(demo, (text, file) =>
      after(
        withImport(text, `import { seed${upper(names)} } from './${nouns}.demo';`),
        'await seedPlatform(db, now);',
        `\n    await seed${upper(names)}(db, now);`,
        file,
      ),
    ),
    edit(recordPages, (text, file) =>
      after(text, 'Record<string, string>> = {', `\n  '${nouns}-view': '/${name}/list',`, file),
    ),
    edit(objectPages, (text, file) =>
      after(
        text,
        'Record<string, ObjectPage>> = {',
        `\n  ${name}: byId('${nouns}-view', '${area}.${noun}.view'),`,
        file,
      ),
    ),
    edit(permissions, (text, file) => {
      const codes = (actions) => actions.map((action) => `\n  '${area}.${noun}.${action}',`).join('');
      const viewed = after(text, 'const viewsCompanyRecords: string[] = [', codes(['view']), file);
      return after(viewed, 'const companyRecords: string[] = [', codes(['view', 'save', 'status', 'export']), file);
    }),
  ];
}

/** Adds the noun to the area's index, which browser code imports. If the index is missing, creates and exports it. */
function indexWith(checkout, { area, noun }) {
  const file = `${contracts}/src/${area}/index.ts`;
  const line = `export * from './${noun}';\n`;
  if (existsSync(path.join(checkout, file)))
    return [{ file, text: `${readFileSync(path.join(checkout, file), 'utf8')}${line}` }];
  const manifest = `${contracts}/package.json`;
  const described = JSON.parse(readFileSync(path.join(checkout, manifest), 'utf8'));
  described.exports[`./${area}`] = `./src/${area}/index.ts`;
  return [
    { file, text: line },
    { file: manifest, text: `${JSON.stringify(described, null, 2)}\n` },
  ];
}

/**
 * Returns the `texts` field of a page, for a remote whose features have their own text files; otherwise an empty
 * string.
 */
const textsOf = (checkout, area, nouns) =>
  existsSync(path.join(checkout, `remotes/${area}/src/texts.ts`)) ? `\n    texts: '${nouns}',` : '';

const pagesOf = ({ area, noun, nouns, name, texts }) => `
  {
    name: '${nouns}',
    title: '${name}.title',
    permission: '${area}.${noun}.view',${texts}
    load: () => import('./${nouns}/${noun}.list'),
  },
  {
    name: '${nouns}-view',
    title: '${name}.view.title',
    tab: '${name}.tab',
    permission: '${area}.${noun}.view',${texts}
    load: () => import('./${nouns}/${noun}.view'),
  },
  {
    name: '${nouns}-save',
    title: '${name}.create.title',
    tab: '${name}.edit.title',
    permission: '${area}.${noun}.save',${texts}
    load: () => import('./${nouns}/${noun}.form'),
  },`;

/** Returns an error message if the area lacks a server feature or a remote; undefined otherwise. */
export function areaFault(checkout, area) {
  const needed = [
    [`server/src/domains/${area}/${area}.feature.ts`, `${area} is not a domain of the server.`],
    [
      `remotes/${area}/src/screens.ts`,
      `The remote ${area} does not exist; create it first: npm run new-remote -- ${area}.`,
    ],
  ];
  return needed.find(([file]) => !existsSync(path.join(checkout, file)))?.[1];
}
