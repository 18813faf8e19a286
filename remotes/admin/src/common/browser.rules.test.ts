import { browserOf } from './browser.rules';

const mozilla = 'Mozilla/5.0';
const kit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${kit} Chrome/137.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${kit} Chrome/137.0 Safari/537.36 Edg/137.0`, 'Edge', 'Windows'],
  [`${mozilla} (Macintosh; Intel Mac OS X 15_5) AppleWebKit/605.1 Version/18.5 Safari/605.1`, 'Safari', 'macOS'],
  [`${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${kit} CriOS/137.0 Safari/604.1`, 'Chrome', 'iOS'],
  [`${mozilla} (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0`, 'Firefox', 'Linux'],
  ['curl/8.0', '', ''],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(browserOf(userAgent)).toEqual({ browser, system });
});
