import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanRichText, readPastedText, writeRichText } from '.';

/** Clipboard content of Word: styles, conditional comments, lists as paragraphs, a table and a picture. */
const word = readFileSync(path.join(__dirname, 'testing/pasted-from-word.html'), 'utf8');

/** Clipboard content of Google Docs: all content in a bold tag of normal weight, and font weights as styles. */
const docs = readFileSync(path.join(__dirname, 'testing/pasted-from-docs.html'), 'utf8');

test.each([
  [
    'Word',
    word,
    '<h2>1. Scope</h2><p>The <strong>Customer</strong> uses the service.</p>' +
      '<ul><li><p>Cards</p></li><li><p>Wallets</p></li></ul><ol><li><p>First</p></li></ol>' +
      '<p>See <a href="https://aldermoor.example/fees">the fees</a>.</p><p>Fee</p><p>1%</p>',
  ],
  [
    'Google Docs',
    docs,
    '<h2>2. Fees</h2><p>Fees are <strong>due at once</strong>, see <a href="https://aldermoor.example/fees">the list</a>.</p>' +
      '<ul><li><p><strong>Cards</strong></p></li><li><p>Wallets</p></li></ul>',
  ],
])('text pasted from %s has only its headings, lists, bold text and links', (_editor, pasted, kept) => {
  const cleaned = cleanRichText(pasted);
  expect(cleaned).toBe(kept);
  expect(cleanRichText(cleaned)).toBe(cleaned);
});

const read = (name: string) => readFileSync(path.join(__dirname, `testing/${name}.html`), 'utf8');
const li = (text: string, nested = '') => `<li><p>${text}</p>${nested}</li>`;

test.each([
  [
    'Word',
    read('pasted-from-word-levels'),
    `<ol>${li('Fees', `<ol>${li('Issue <strong>fee</strong>')}${li('Monthly fee')}</ol>`)}${li('Cards')}</ol>` +
      `<p>The Customer may use:</p><ul>${li('Cards', `<ul>${li('Virtual')}</ul>`)}${li('Wallets')}</ul>`,
  ],
  [
    'Google Docs',
    read('pasted-from-docs-levels'),
    `<ol>${li('Fees', `<ol>${li('Issue <strong>fee</strong>, once')}</ol>`)}${li('Cards')}</ol>` +
      `<ul>${li('Wallets', `<ul>${li('Virtual')}</ul>`)}</ul>`,
  ],
])('lists of two levels pasted from %s are nested lists', (_editor, pasted, kept) => {
  const cleaned = writeRichText(readPastedText(pasted));
  expect(cleaned).toBe(kept);
  expect(cleanRichText(cleaned)).toBe(cleaned);
});

const wordItem = (level: number, marker: string, text: string) =>
  `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}</span>${text}</p>`;

test.each([
  [
    'a level that is skipped is one list',
    wordItem(1, '1.', 'a') + wordItem(3, 'i.', 'b') + wordItem(1, '2.', 'c'),
    `<ol>${li('a', `<ol>${li('b')}</ol>`)}${li('c')}</ol>`,
  ],
  [
    'an item of another kind begins another list of the same level',
    wordItem(1, '1.', 'a') + wordItem(2, '·', 'b') + wordItem(2, '(a)', 'c'),
    `<ol>${li('a', `<ul>${li('b')}</ul><ol>${li('c')}</ol>`)}</ol>`,
  ],
  [
    'Chinese numbers are a numbered list',
    wordItem(1, '一、', '甲') + wordItem(2, '（一）', '乙'),
    `<ol>${li('甲', `<ol>${li('乙')}</ol>`)}</ol>`,
  ],
])('in items from Word, %s', (_name, pasted, kept) => {
  expect(cleanRichText(pasted)).toBe(kept);
});

test('italic and underlined text is kept if it is pasted from the editor itself', () => {
  const own = '<p><em>a</em> <u>b</u></p>';
  expect(writeRichText(readPastedText(own))).toBe(own);
});

const font = (property: string, value: string) => `font-${property}:${value}`;

test.each([
  [
    'a span of bold weight is bold text',
    `<span style="${font('weight', 'bold')}">a</span>`,
    '<p><strong>a</strong></p>',
  ],
  ['a span of another weight is plain text', `<span style="${font('weight', '400')}">a</span>`, '<p>a</p>'],
  ['a bold tag of normal weight is plain text', `<b style="${font('weight', 'normal')}">a</b>`, '<p>a</p>'],
  [
    'the weight for other scripts is ignored',
    `<b style="mso-bidi-${font('weight', 'normal')}">a</b>`,
    '<p><strong>a</strong></p>',
  ],
  ['a line of line breaks only is removed', '<p>a</p><br><p><br></p>', '<p>a</p>'],
])('%s', (_name, pasted, kept) => {
  expect(cleanRichText(pasted)).toBe(kept);
});
