import { openPage, type OpenPage } from './open-pages';

const at = (page: string, search = '') => ({ page, location: { pathname: `/main/${page}`, search, hash: '' } });
const rules = { keeps: (page: string) => page.startsWith('kept'), isDirty: (key: string) => key === 'form' };
const visit = (...pages: string[]) =>
  pages.reduce<OpenPage[]>(
    (open, page) => openPage(open, at(...(page.split(/(?=\?)/) as [string, string?])), rules),
    [],
  );

const keys = (open: OpenPage[]) => open.map(({ key }) => key);

describe('open pages', () => {
  test('a page that is not kept alive is forgotten when it is left', () => {
    expect(keys(visit('plain', 'kept-a'))).toEqual(['kept-a']);
  });

  test('a kept page stays, the seen one is last', () => {
    expect(keys(visit('kept-a', 'plain', 'kept-b'))).toEqual(['kept-a', 'kept-b']);
  });

  test('two records of one page are two open pages, the same record is one', () => {
    expect(keys(visit('kept?id=1', 'kept?id=2', 'kept?id=1&tab=2'))).toEqual(['kept?id=2', 'kept?id=1']);
  });

  test('a dirty page is never forgotten, not even under pressure', () => {
    const many = Array.from({ length: 12 }, (_, n) => `kept-${n}`);
    const open = keys(visit('form', ...many));
    expect(open).toContain('form');
    expect(open).toHaveLength(8);
  });
});
