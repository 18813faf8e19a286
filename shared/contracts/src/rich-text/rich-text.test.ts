import * as fc from 'fast-check';
import { z } from '@console/contracts/zod';
import { cleanRichText, lengthOfRichText, plainTextOf, readRichText, richText } from '.';

describe('formatted text has only allowed tags, and the text of all others', () => {
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
  ])('%s is cleaned', (given, stored) => {
    expect(cleanRichText(given)).toBe(stored);
  });
});

describe('formatted text has no scripts and loads nothing', () => {
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

test('a link can lead to the web or to an e-mail address', () => {
  expect(cleanRichText('<a href="https://example.com/?a=1&b=2">x</a> <a href="mailto:a@example.com">y</a>')).toBe(
    '<p><a href="https://example.com/?a=1&amp;b=2">x</a> <a href="mailto:a@example.com">y</a></p>',
  );
});

const names = ['p', 'div', 'ul', 'ol', 'li', 'blockquote', 'h3', 'b', 'strong', 'i', 'u', 'font', 'td', 'svg', 'title'];
const starts = [
  ...names.map((name) => `<${name}>`),
  ...['a.example', 'b.example'].map((host) => `<a href="https://${host}">`),
  '<p style="mso-list:l0">',
  '<p style="mso-list:l0 level2 lfo1">',
  '<p style="mso-list:l0 level9 lfo1">',
  '<span style="mso-list:ignore">',
  '<br>',
];
const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(...starts),
    fc.constantFrom(...starts),
    fc.constantFrom(...[...names, 'a', 'span'].map((name) => `</${name}>`)),
    fc.constantFrom('e', '&#x301;', '\u0338', '&nbsp;', '&#13;', '&lt;', '1.', ' ', '\n'),
    fc.string({ maxLength: 5 }),
  ),
  { maxLength: 80 },
);

const nested = (tag: string, times: number) => `${`<${tag}>`.repeat(times)}deep`;
const link = (host: string) => `<a href="https://${host}.example">`;

test.each([
  ['a link within a link', `${link('a')}x<font>${link('b')}y</a></font></a>`, `<p>${link('a')}xy</a></p>`],
  ['bold text within bold text', '<b>x<i>y<strong>z</strong></i></b>', '<p><strong>x<em>yz</em></strong></p>'],
])('%s becomes one element', (_name, given, stored) => {
  expect(cleanRichText(given).replaceAll('.example/', '.example')).toBe(stored);
});

test('a cleaned text is not changed by cleaning it again', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const once = cleanRichText(parts.join(''));
      expect(cleanRichText(once)).toBe(once);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  'b',
  'font',
  'blockquote',
  'ul',
  'li',
  'ul><li',
  'ol><li><b',
  'div',
  'td',
  'b><i><u',
  'p style="mso-list:l0"',
  'p style="mso-list:l0 level4 lfo1"',
])('a text of 100 nested <%s> keeps all its words, and cleaning it again changes nothing', (tag) => {
  const once = cleanRichText(nested(tag, Math.floor(100 / tag.split('<').length)));
  expect(cleanRichText(once)).toBe(once);
  expect(plainTextOf(readRichText(once))).toBe('deep');
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

  test('counts visible characters, and refuses an empty or overlong text and a full card number', () => {
    expect(lengthOfRichText('<p><strong>Hello</strong></p><p>you</p>')).toBe('Hello\nyou'.length);
    expect(codesOf('<p><strong>1234567890</strong></p>')).toBeUndefined();
    expect(codesOf('<p>12345678901</p>')).toEqual(['MAX_LENGTH']);
    expect(codesOf('<p> </p><script>x</script>')).toEqual(['REQUIRED']);
    const note = richText({ max: 100 });
    expect(note.safeParse('<p>4111 1111 <b>1111</b> 1111</p>').error?.issues).toMatchObject([
      { params: { code: 'CARD_NUMBER_HERE' } },
    ]);
  });

  test.each([
    'https://a.example/4111111111111111',
    'https://a.example/?card=4111+1111-1111.1111&x=1',
    'https://a.example/%34111%2D1111%201111%2D1111',
    'https://a.example/#%2534111111111111111',
    'https://a.example/４１１１１１１１１１１１１１１１',
    'mailto:4111111111111111@a.example',
  ])('refuses a full card number in the address of a link: %s', (address) => {
    const body = `<p>See <a href="${address}">the terms</a></p>`;
    const { error } = richText({ max: 100 }).safeParse(body);
    expect(error?.issues).toMatchObject([{ params: { code: 'CARD_NUMBER_HERE' } }]);
  });

  test.each(['<p>a\u0000b</p>', '<p>gnp&#x202E;exe</p>', '<p>\ud800</p>'])(
    'refuses characters that a text area refuses: %j',
    (body) => {
      expect(richText({ max: 100 }).safeParse(body).error?.issues).toMatchObject([{ params: { code: 'TEXT' } }]);
    },
  );
});

describe('a text with many tags', () => {
  const codesFor = (max: number, body: string) =>
    richText({ max })
      .safeParse(body)
      .error?.issues.map((issue) => (issue.code === 'custom' ? issue.params?.['code'] : issue.code));
  const codeOf = (body: string) => codesFor(5_000, body);

  test.each([
    ['with unclosed tags', '<b>x'.repeat(25_000)],
    ['with end tags without start tags', '</p>'.repeat(25_000)],
    ['with angle brackets only', '<'.repeat(90_000)],
    ['with more links than any agreement has', `${link('a')}x</a>`.repeat(600)],
    ['nested deeper than any written text', `${'<font>'.repeat(1_000)}${'</i>'.repeat(1_000)}`],
    ['nested deeper than any written text, within a removed element', nested('svg', 1_000)],
  ])('%s is refused before parsing', (_what, body) => {
    expect(codeOf(body)).toEqual(['FORMATTING']);
    expect(codesFor(30_000, body)).toEqual(['FORMATTING']);
  });

  test.each([
    ['unclosed tags', '<b>x'.repeat(30_000)],
    ['closed tags', '<b>x</b>'.repeat(15_000)],
    ['paragraphs', '<p>x'.repeat(30_000)],
    ['list items', `<ul>${'<li>x'.repeat(29_999)}</ul>`],
  ])('30,000 %s are refused in the longest text', (_what, body) => {
    expect(codesFor(30_000, body)).toEqual(['FORMATTING']);
  });

  test('an overlong text is not parsed', () => {
    expect(codesFor(10, `<p>${'\u0000'.repeat(200)}</p>`)).toEqual(['too_big']);
  });

  test('a link with an overlong address is plain text', () => {
    expect(cleanRichText(`<a href="https://a.example/${'a'.repeat(2_000)}">x</a>`)).toBe('<p>x</p>');
  });

  test('is accepted up to two tags per character', () => {
    expect(codeOf('<b>x</b>'.repeat(5_000))).toBeUndefined();
  });

  test('is one text node, however many entities it has', () => {
    expect(readRichText('&lt;'.repeat(30_000))).toEqual([{ tag: 'p', children: ['<'.repeat(30_000)] }]);
  });

  test('has its words in order, in and after the deepest tag', () => {
    const html = `<ul><li><b>one<i>two<u>${'<a href="https://a.example">'.repeat(20)}three</u></i></b>four</li></ul>`;
    const cleaned = cleanRichText(html);
    expect(cleanRichText(cleaned)).toBe(cleaned);
    expect(plainTextOf(readRichText(html))).toBe('onetwothreefour');
  });
});

test('the plain text has a line for each block', () => {
  expect(plainTextOf(readRichText('<h2>Terms</h2><ul><li>one</li><li>t<b>w</b>o</li></ul><p>a<br>b</p>'))).toBe(
    'Terms\none\ntwo\na\nb',
  );
});
