import { uncachedQueryOf, uncachedValueOf } from './uncached.rules';

describe('query of a document with uncached files', () => {
  test.each([
    ['/login', '?uncached=a1'],
    ['/login?', '?uncached=a1'],
    ['/login?from=%2Fmain%2Findex', '?from=%2Fmain%2Findex&uncached=a1'],
    ['/main/cards-balance?a=1&a=2', '?a=1&a=2&uncached=a1'],
    ['/login?uncached=b2', '?uncached=a1'],
  ])('of %s is %s', (url, query) => {
    expect(uncachedQueryOf(url, 'a1')).toBe(query);
    expect(uncachedValueOf(`/login${query}`)).toBe('a1');
  });

  test.each(['/login', '/uncached=a1', '/login?from=uncached', '/login?uncached=', '/login?uncached=%22%3E'])(
    '%s requests no uncached files',
    (url) => expect(uncachedValueOf(url)).toBeUndefined(),
  );
});
