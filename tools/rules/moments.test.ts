import { read, sources } from './tree';

/** Matches times that are formatted by hand: a time element, or a format of the browser. */
const byHand = /<time\b|Intl\.DateTimeFormat|toLocale(?:Date|Time)String|\.toISOString\(\)\.slice/;
const screens = /^(?:remotes\/|shell\/src\/|shared\/screens\/src\/)/;

test('screens show times only with `Moment` and the formats of i18n, so that they look the same everywhere', () => {
  const files = sources().filter((file) => screens.test(file));
  const wrong = files.filter((file) => byHand.test(read(file)));
  expect({ wrong, remedy: '<Moment at zone> of @console/ui' }).toEqual({
    wrong: [],
    remedy: '<Moment at zone> of @console/ui',
  });
});
