import { colorOf, defaultColor, initialsOf, previewColors } from './brand-preview.rules';

test.each([
  ['#0B7A55', '#0B7A55'],
  ['#0b7a55', '#0b7a55'],
  ['#0B7A5', defaultColor],
  ['green', defaultColor],
  ['', defaultColor],
  [undefined, defaultColor],
])('the color of the text %p is %p', (typed, color) => {
  expect(colorOf(typed)).toBe(color);
});

test('a button on the light theme has the chosen color if white text is readable on it, and each theme has its background', () => {
  const [light, dark] = [previewColors('#0B5A45', 'light'), previewColors('#0B5A45', 'dark')];
  expect(light['--preview-fill']).toBe('11, 90, 69');
  expect(dark['--preview-fill']).not.toBe(light['--preview-fill']);
  expect(dark['--preview-ground']).not.toBe(light['--preview-ground']);
});

test.each([
  ['Meridian Payments', 'MP'],
  ['Lanshi', 'La'],
  ['岚石支付', '岚石'],
  ['  ', ''],
])('the initials of %p are %p', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
