import { brandOf, contrast, parse } from './brand.rules';

const white = parse('#ffffff');
const surface = { light: white, dark: parse('#16191f') };
const textOn = { light: parse('#151922'), dark: parse('#eceef2') };
const seeds = [
  '#34398F',
  '#0C6B73',
  '#1677FF',
  '#D4380D',
  '#F5C400',
  '#3DDC84',
  '#000000',
  '#FFFFFF',
  '#808080',
  '#FF00FF',
  '#7A1FA2',
];
const sixth = (steps: string[]) => parse(steps[5] ?? '');

describe.each(seeds)('the brand of %s', (seed) => {
  const { light, dark, accentLight, accentDark } = brandOf(seed);

  test('has enough contrast under white text', () => {
    expect(contrast(sixth(light), white)).toBeGreaterThanOrEqual(5.2);
    expect(contrast(sixth(dark), white)).toBeGreaterThanOrEqual(4.7);
    for (const pressed of light.slice(6)) expect(contrast(parse(pressed), white)).toBeGreaterThanOrEqual(5.2);
  });

  test('has enough contrast as text on both surfaces', () => {
    expect(contrast(parse(accentLight), surface.light)).toBeGreaterThanOrEqual(5.2);
    expect(contrast(parse(accentDark), surface.dark)).toBeGreaterThanOrEqual(6.9);
  });

  test('has enough contrast under text on its tints', () => {
    expect(contrast(parse(light[0] ?? ''), textOn.light)).toBeGreaterThanOrEqual(7);
    expect(contrast(parse(dark[0] ?? ''), textOn.dark)).toBeGreaterThanOrEqual(7);
    expect(contrast(parse(light[0] ?? ''), parse(accentLight))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(parse(dark[0] ?? ''), parse(accentDark))).toBeGreaterThanOrEqual(4.5);
  });
});

test('indigo retains its seed and has the colors of the theme', () => {
  const { light, dark, accentDark } = brandOf('#34398F');
  const near = (one: string, other: string) =>
    parse(one).every((value, index) => Math.abs(value - (parse(other)[index] ?? 0)) <= 4);
  expect(light[5]).toBe('52, 57, 143');
  for (const [step, wanted] of Object.entries({ 0: '#F3F5FF', 3: '#ADB9F9', 6: '#28297E' }))
    expect(near(light[Number(step)] ?? '', wanted)).toBe(true);
  expect(near(dark[5] ?? '', '#4F58B1')).toBe(true);
  expect(near(accentDark, '#919EEA')).toBe(true);
});
