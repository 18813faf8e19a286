import * as fc from 'fast-check';
import { z } from '@console/contracts/zod';
import { cleanRichText, lengthOfRichText, plainTextOf, readRichText, richText } from '.';

describe('formatted text keeps what is on the list, and the words of everything else', () => {
  test.each([
    [
      '<p>One <strong>two</strong> <em>three</em> <u>four</u></p>',
      '<p>One <strong>two</strong> <em>three</em> <u>four</u></p>',
    ],
    ['<h1>Title</h1><b>bold</b>', '<h2>Title</h2><p><strong>bold</strong></p>'],
    ['loose words<p>then a line</p>', '<p>loose words</p><p>then a line</p>'],
    ['<ul><li>one<li>two</ul>', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'],
    ['<ul>stray<li>one</li></ul>', '<ul><li><p>stray</p></li><li><p>one</p></li></ul>'],
    ['<li>without a list</li>', '<p>without a list</p>'],
    ['<blockquote>said</blockquote>', '<blockquote><p>said</p></blockquote>'],
    ['<p>a<br>b</p>', '<p>a<br>b</p>'],
    ['<p><span style="color:red">red</span> <font>old</font></p>', '<p>red old</p>'],
    ['<p>1 &lt; 2 &amp; "three"</p>', '<p>1 &lt; 2 &amp; &quot;three&quot;</p>'],
    ['<p></p><p> </p>', ''],
    ['a<table><tr><td>b</td><td>c</td></tr></table>', '<p>a</p><p>b</p><p>c</p>'],
  ])('%s', (given, stored) => {
    expect(cleanRichText(given)).toBe(stored);
  });
});

describe('nothing that runs or loads is left', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" jAvAsCrIpT&#58;alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    '<style>p{background:url(https://evil.example)}</style>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<template><script>alert(1)</script></template>',
    '<p><style></p><img src=x onerror=alert(1)></style>',
    '<<script>script>alert(1)<</script>/script>',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    '<form action=https://evil.example><input name=q><button>x</button></form>',
    '<base href=https://evil.example><meta http-equiv=refresh content=0>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<p id=main class=overlay style="position:fixed">x</p>',
  ])('%s', (hostile) => {
    const stored = cleanRichText(hostile);
    const left = stored.match(/<[^>]*>/g) ?? [];
    for (const tag of left)
      expect(tag).toMatch(
        /^<\/?(p|h2|h3|h4|blockquote|ul|ol|li|strong|em|u|a)>$|^<br>$|^<a href="(https:|mailto:)[^"]*">$/,
      );
    expect(cleanRichText(stored)).toBe(stored);
  });
});

test('a link leads to the web or to mail', () => {
  expect(cleanRichText('<a href="https://example.com/?a=1&b=2">x</a> <a href="mailto:a@example.com">y</a>')).toBe(
    '<p><a href="https://example.com/?a=1&amp;b=2">x</a> <a href="mailto:a@example.com">y</a></p>',
  );
});

const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<ul>',
      '</ul>',
      '<li>',
      '</li>',
      '<b>',
      '</b>',
      '<a href="https://a.example">',
      '</a>',
    ),
    fc.constantFrom(
      '<blockquote>',
      '</blockquote>',
      '<h3>',
      '</h3>',
      '<br>',
      '<script>',
      '</script>',
      '<svg>',
      '&lt;',
      ' ',
    ),
    fc.string({ maxLength: 5 }),
  ),
  { maxLength: 40 },
);

test('a link within a link is none, also where a tag of no list stands between them', () => {
  expect(cleanRichText('<a href="https://a.example">x<font><a href="https://b.example">y</a></font></a>')).toBe(
    '<p><a href="https://a.example/">xy</a></p>',
  );
});

test('what was cleaned is clean, however it was written', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const once = cleanRichText(parts.join(''));
      expect(cleanRichText(once)).toBe(once);
    }),
    { numRuns: 3_000 },
  );
});

test('what is deeper than anybody writes is flat, and takes no time', () => {
  const html = cleanRichText(`${'<blockquote>'.repeat(20_000)}deep`);
  expect(html.match(/<blockquote>/g)?.length).toBeLessThan(15);
  expect(html).toContain('deep');
});

describe('a field for formatted text', () => {
  const draft = z.strictObject({ body: richText({ min: 1, max: 10 }) });
  const codesOf = (body: string) =>
    draft
      .safeParse({ body })
      .error?.issues.map((issue) => (issue.code === 'custom' ? issue.params?.['code'] : issue.code));

  test('is cleaned by parsing it', () => {
    expect(draft.parse({ body: '<p onclick=x>Hello<script>1</script></p>' })).toEqual({ body: '<p>Hello</p>' });
  });

  test('counts what is seen, and refuses what is empty, too long or holds a whole card number', () => {
    expect(lengthOfRichText('<p><strong>Hello</strong></p><p>you</p>')).toBe('Hello\nyou'.length);
    expect(codesOf('<p><strong>1234567890</strong></p>')).toBeUndefined();
    expect(codesOf('<p>12345678901</p>')).toEqual(['MAX_LENGTH']);
    expect(codesOf('<p> </p><script>x</script>')).toEqual(['REQUIRED']);
    const note = richText({ max: 100 });
    expect(note.safeParse('<p>4111 1111 <b>1111</b> 1111</p>').error?.issues).toMatchObject([
      { params: { code: 'CARD_NUMBER_HERE' } },
    ]);
  });
});

describe('a text with many tags', () => {
  const note = richText({ max: 5_000 });
  const codeOf = (body: string) =>
    note.safeParse(body).error?.issues.map((issue) => (issue.code === 'custom' ? issue.params?.['code'] : issue.code));

  test.each([
    ['with tags that are never closed', '<b>x'.repeat(25_000)],
    ['with end tags without start tags', '</p>'.repeat(25_000)],
    ['with angle brackets only', '<'.repeat(90_000)],
  ])('%s is refused before it is parsed', (_what, body) => {
    expect(codeOf(body)).toEqual(['FORMATTING']);
  });

  test('is accepted up to two tags per character', () => {
    expect(codeOf('<b>x</b>'.repeat(5_000))).toBeUndefined();
  });

  test('is one text node, however many entities it has', () => {
    expect(readRichText('&lt;'.repeat(30_000))).toEqual([{ tag: 'p', children: ['<'.repeat(30_000)] }]);
  });

  test('keeps its words in order, in and after the deepest tag', () => {
    const html = `<ul><li><b>one<i>two<u>${'<a href="https://a.example">'.repeat(20)}three</u></i></b>four</li></ul>`;
    const cleaned = cleanRichText(html);
    expect(cleanRichText(cleaned)).toBe(cleaned);
    expect(plainTextOf(readRichText(html))).toBe('onetwothreefour');
  });
});

test('the words alone have a line for each block', () => {
  expect(plainTextOf(readRichText('<h2>Terms</h2><ul><li>one</li><li>t<b>w</b>o</li></ul><p>a<br>b</p>'))).toBe(
    'Terms\none\ntwo\na\nb',
  );
});
