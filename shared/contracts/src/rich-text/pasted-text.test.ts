import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanRichText } from '.';

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
