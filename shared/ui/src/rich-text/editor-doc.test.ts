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
  ['a quote with a line break', [{ tag: 'blockquote', children: [p('a', { tag: 'br', children: [] }, 'b')] }]],
])('%s is the same after a conversion to the editor and back', (_name, stored) => {
  const doc = docOf(stored);
  doc.check();
  expect(piecesOf(doc)).toEqual(stored);
});

test('an empty text becomes one empty paragraph', () => {
  expect(piecesOf(docOf([]))).toEqual([p()]);
});
