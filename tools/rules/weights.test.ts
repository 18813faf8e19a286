import { filesBelow, read } from './tree';

/**
 * The console uses system fonts. Segoe UI, PingFang SC and DejaVu Sans have no weight 500, so it is drawn as 400 on some
 * machines and as 500 on others: emphasis is lost, or columns become wider than designed.
 */
const allowed = new Set(['400', '600', '700', 'normal', 'bold', 'inherit']);

const styles = () => filesBelow().filter((file) => file.endsWith('.css'));

/** Returns the font weights of a style sheet: of `font-weight`, of the short form and of values set by scripts. */
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
])('the rule finds %s', (text, weight) => expect(weightsIn(text)).toEqual([weight]));

test('styles use only weights that all system fonts have', () => {
  const files = [...styles(), ...filesBelow().filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tools/'))];
  const wrong = files.flatMap((file) =>
    weightsIn(read(file)).flatMap((weight) => (allowed.has(weight) ? [] : [`${file}: ${weight}`])),
  );
  expect({ wrong, remedy: '400 or 600' }).toMatchObject({ wrong: [] });
});
