import { canCrop, croppedName, zoomMaxOf } from './crop.rules';

const required = { width: 250, height: 80 };

test.each([
  ['the required dimensions', 250, 80, true],
  ['a larger image', 640, 480, true],
  ['a narrower image', 249, 480, false],
  ['a lower image', 640, 79, false],
])('%s: %i × %i can be cropped: %s', (_name, width, height, is) => {
  expect(canCrop({ width, height }, required)).toBe(is);
});

test.each([
  [250, 80, 1],
  [500, 160, 2],
  [1000, 100, 1.25],
])('an image of %i × %i is enlarged at most %d times', (width, height, zoom) => {
  expect(zoomMaxOf({ width, height }, required)).toBe(zoom);
});

test.each([
  ['logo.jpg', 'logo.png'],
  ['our.logo.webp', 'our.logo.png'],
  ['logo', 'logo.png'],
])('%s becomes %s', (name, cropped) => {
  expect(croppedName(name)).toBe(cropped);
});
