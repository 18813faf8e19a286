import { filesBelow, read } from './tree';

/**
 * The console is set in the face of the system. Segoe UI, PingFang SC and DejaVu Sans have no 500, so that it is drawn as
 * 400 on some machines and as 500 on others: what is meant to stand out does not, and columns are wider than they were made.
 */
const allowed = new Set(['400', '600', '700', 'normal', 'bold', 'inherit']);

const styles = () => filesBelow().filter((file) => file.endsWith('.css'));

/** Weights of a style sheet: of `font-weight`, of the short form and of what scripts set. */
const weightsIn = (text: string): string[] =>
  [
    ...text.matchAll(/font-weight:\s*([^;}\s]+)/g),
    ...text.matchAll(/\bfont:\s*(?:italic\s+)?(\d{3})\b/g),
    ...text.matchAll(/fontWeight['"]?:\s*['"]?(\w+)/g),
  ].map(([, weight = '']) => weight);

test.each([
  ['a { font-weight: 500; }', '500'],
  ['a { font: 500 11px/15px system-ui; }', '500'],
  ['style={{ fontWeight: 500 }}', '500'],
])('the rule sees %s', (text, weight) => expect(weightsIn(text)).toEqual([weight]));

test('only weights stand in styles that the faces of every system have', () => {
  const files = [...styles(), ...filesBelow().filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tools/'))];
  const wrong = files.flatMap((file) =>
    weightsIn(read(file)).flatMap((weight) => (allowed.has(weight) ? [] : [`${file}: ${weight}`])),
  );
  expect({ wrong, remedy: '400 or 600' }).toMatchObject({ wrong: [] });
});
