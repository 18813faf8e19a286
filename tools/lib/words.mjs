import { identifiersOf } from './identifiers.mjs';

/** Returns the words in the first column of the table "Replaced", without remarks in brackets. */
export function replacedWords(glossary) {
  const [, table = ''] = glossary.split(/^## Replaced$/m);
  return table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .flatMap((line) =>
      line
        .split('|')[1]
        .replace(/\(.*?\)/g, '')
        .split(','),
    )
    .map((word) => word.trim());
}

const partsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_.-]+/);

/** Returns the names of a source with their lines: its identifiers, or the keys of a JSON file of texts. */
function namesOf(file, text) {
  if (!file.endsWith('.json')) return identifiersOf(text);
  return text
    .split('\n')
    .flatMap((one, index) => [...one.matchAll(/"([^"]+)":/g)].map(([, name]) => ({ name, line: index + 1 })));
}

/** Returns, for each word, the places of the names that contain the word or its plural, as `file:line name`. */
export function placesOf(words, files) {
  const names = files.flatMap(({ file, text }) =>
    namesOf(file, text).map(({ name, line }) => ({ parts: partsOf(name), place: `${file}:${line} ${name}` })),
  );
  return words.map((word) => {
    const wanted = partsOf(word).join('_');
    const isWanted = ({ parts }) =>
      parts.join('_') === wanted || parts.some((part) => part === wanted || part === `${wanted}s`);
    return { word, places: [...new Set(names.filter(isWanted).map(({ place }) => place))] };
  });
}
