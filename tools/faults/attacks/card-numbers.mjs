import { createReadStream, readdirSync } from 'node:fs';
import path from 'node:path';
import { ask, post, signIn, withKey } from '../client.mjs';

const invalid = 1001;

/** Formats in which users write card numbers. */
const dresses = {
  plain: (digits) => digits,
  blanks: (digits) => grouped(digits, ' '),
  'two blanks': (digits) => grouped(digits, '  '),
  dots: (digits) => grouped(digits, '.'),
  slashes: (digits) => grouped(digits, '/'),
  'low lines': (digits) => grouped(digits, '_'),
  'en dashes': (digits) => grouped(digits, '\u2013'),
  'blanks that are not seen': (digits) => [...digits].join('\u200B'),
  'full width': (digits) => [...digits].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
  'digits of another script': (digits) =>
    [...digits].map((digit) => String.fromCodePoint(0x0660 + Number(digit))).join(''),
  'each by itself': (digits) => [...digits].join(' - '),
  'in a sentence': (digits) => `They pay by ${digits}, until 12/29`,
};
const grouped = (digits, gap) => digits.match(/.{4}/g).join(gap);

/** A user saves full card numbers in all text fields, and finds them stored. */
export async function run({ origin, dataDir }) {
  const operations = await signIn(origin, 'operations');
  const digits = newNumber();
  const wrong = [];
  let tried = 0;
  for (const { path: at, body } of await places(origin, operations)) {
    const say = async (text) => (await post(origin, at, await body(text), withKey(operations))).code;
    for (const [dress, worn] of Object.entries(dresses)) {
      tried += 1;
      const code = await say(worn(digits));
      if (code !== invalid) wrong.push({ at, dress, code });
    }
    // Control: another text is accepted, so the refusal is about the number.
    const code = await say(`Seen today ${Date.now() % 1_000}`);
    if (code !== 200) wrong.push({ at, dress: 'no number', code });
  }
  const kept = dataDir
    ? await filesWith(
        dataDir,
        Object.values(dresses).map((worn) => worn(digits)),
      )
    : [];
  const figures = { tried, wrong: wrong.length, first: wrong[0], files: kept.length, file: kept[0] };
  return { name: 'card-numbers', passed: wrong.length === 0 && kept.length === 0, figures };
}

/** A saved view with its name only. */
const content = { filters: [], keyword: '', sort: null, look: { columns: [], density: 'COMFORTABLE' } };

/** Operations with text fields, with the other required input. */
async function places(origin, headers) {
  const first = async (list, body = {}) => (await ask(origin, list, { pageSize: 50, ...body }, headers)).list[0];
  const card = await first('/card/list', { filter: { state: ['ACTIVE'] } });
  const purchase = await first('/transaction/list');
  const review = await first('/review/list');
  const versionOf = async (at, id) => {
    const found = await ask(origin, at, { id }, headers);
    return (found.card ?? found).version;
  };
  return [
    { path: '/card/addNote', body: (text) => ({ id: card.id, text }) },
    { path: '/transaction/addNote', body: (text) => ({ id: purchase.id, text }) },
    { path: '/review/note', body: (text) => ({ id: review.id, text }) },
    {
      path: '/card/updateAlias',
      body: async (alias) => ({
        id: card.id,
        version: await versionOf('/card/detail', card.id),
        alias,
      }),
    },
    {
      path: '/view/create',
      body: (name) => ({ list: '/card/list', name, scope: 'PRIVATE', roleId: null, content }),
    },
  ];
}

/** A valid number that no card has; a new one for each call. */
function newNumber() {
  const payload = `411199${String(Date.now() % 1e9).padStart(9, '0')}`;
  const sum = [...payload].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${payload}${(10 - (sum % 10)) % 10}`;
}

/** Returns the files below a folder that contain one of the texts. */
async function filesWith(folder, texts) {
  const found = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && (await holds(path.join(entry.parentPath, entry.name), texts))) found.push(entry.name);
  return found;
}

/** Reads in chunks, because database logs are large. A text across two chunks is found in the overlap. */
async function holds(file, texts) {
  const wanted = texts.map((text) => Buffer.from(text));
  let before = Buffer.alloc(0);
  try {
    for await (const part of createReadStream(file)) {
      const whole = Buffer.concat([before, part]);
      if (wanted.some((text) => whole.includes(text))) return true;
      before = whole.subarray(-200);
    }
  } catch (error) {
    // A file that was deleted in the meantime contains nothing.
    if (error.code !== 'ENOENT') throw error;
  }
  return false;
}
