import { docOf, piecesOf } from './editor-doc';
import type { RichNode } from './rich-node';

const p = (...children: RichNode[]): RichNode => ({ tag: 'p', children });

test.each<[string, RichNode[]]>([
  [
    'words with marks',
    [p('One ', { tag: 'strong', children: ['two'] }, { tag: 'em', children: [{ tag: 'u', children: ['three'] }] })],
  ],
  ['a link', [p({ tag: 'a', href: 'https://example.com/', children: ['fees'] })]],
  [
    'headings',
    [
      { tag: 'h2', children: ['A'] },
      { tag: 'h3', children: ['B'] },
      { tag: 'h4', children: ['C'] },
    ],
  ],
  [
    'lists',
    [
      {
        tag: 'ul',
        children: [{ tag: 'li', children: [p('one'), { tag: 'ol', children: [{ tag: 'li', children: [p('two')] }] }] }],
      },
    ],
  ],
  ['a quote with a broken line', [{ tag: 'blockquote', children: [p('a', { tag: 'br', children: [] }, 'b')] }]],
])('%s come out of the editor as they went in', (_name, stored) => {
  const doc = docOf(stored);
  doc.check();
  expect(piecesOf(doc)).toEqual(stored);
});

test('nothing stored is one empty line to write in', () => {
  expect(piecesOf(docOf([]))).toEqual([p()]);
});
