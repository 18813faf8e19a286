import { codes, queryDicts } from '@console/contracts';
import { listAudit, readAudit } from '@console/contracts/audit';
import { createDict, readDictEntry, removeDictEntry } from '@console/contracts/dicts';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  owner = await test.signIn('owner');
});
afterAll(() => test.close());

const readEntry = (id: string) => test.call(readDictEntry, { id }, owner);
const looks = { labelEn: 'On ice', labelZh: '已冰冻', colour: 'bad', sort: 5, isDefault: false } as const;

async function save(id: string, rest: object = {}) {
  const { version } = await readEntry(id);
  return test.post('/dictDetail/update', { id, version, ...looks, ...rest }, owner);
}

describe('[seed 3.15] an entry with a parent and a validity', () => {
  const size = { code: 'parcel_size', nameEn: 'Parcel size', nameZh: '包裹尺寸', description: '' };
  const draftOf = (code: string, rest: object = {}) => ({
    dict: 'parcel_size',
    code,
    ...looks,
    labelEn: code,
    labelZh: code,
    ...rest,
  });
  const add = (code: string, rest: object = {}) => test.post('/dictDetail/create', draftOf(code, rest), owner);
  beforeAll(async () => {
    await test.call(createDict, size, owner);
    expect((await add('SMALL')).code).toBe(200);
  });

  it.each([
    [{ parent: 'NONE' }, 'parent', 'DICT_PARENT_UNKNOWN'],
    [{ parent: 'LETTER' }, 'parent', 'DICT_PARENT_CYCLE'],
    [{ validFrom: '2026-02-01', validUntil: '2026-01-31' }, 'validUntil', 'DAY_ORDER'],
  ])('is refused at the field: %j', async (rest, field, code) => {
    expect(await add('LETTER', rest)).toMatchObject({ code: codes.invalid, fieldErrors: [{ field, code }] });
  });

  it('has both in the detail and on pages, and an audit log entry', async () => {
    const days = { validFrom: '2026-01-01', validUntil: '2026-12-31' };
    expect((await add('LETTER', { parent: 'SMALL', ...days })).code).toBe(200);
    expect(await readEntry('parcel_size:LETTER')).toMatchObject({
      parent: { code: 'SMALL', label: { en_US: 'SMALL' } },
      ...days,
    });
    const { dicts } = await test.call(queryDicts, { dicts: ['parcel_size'] }, owner);
    expect(dicts['parcel_size']?.find(({ code }) => code === 'LETTER')).toMatchObject({ parent: 'SMALL', ...days });
    const { list } = await test.call(listAudit, { filter: { objectType: ['dict_detail'] } }, owner);
    expect((await test.call(readAudit, { id: list[0]?.id ?? '' }, owner)).after).toMatchObject({
      parentEntry: 'SMALL',
      ...days,
    });
  });

  it("an entry can't become a child of its own child, and can't be deleted while it is a parent", async () => {
    const letter = 'parcel_size:LETTER';
    expect(await save('parcel_size:SMALL', { labelEn: 'Small', parent: 'LETTER' })).toMatchObject({
      fieldErrors: [{ field: 'parent', code: 'DICT_PARENT_CYCLE' }],
    });
    const parent = await readEntry('parcel_size:SMALL');
    expect(parent.allowedActions).toContainEqual({ action: 'DELETE', enabled: false, reason: 'PARENT' });
    expect(await test.post('/dictDetail/delete', { id: parent.id, version: parent.version }, owner)).toMatchObject({
      code: codes.transition,
      data: { reason: 'PARENT' },
    });
    expect((await save(letter, { labelEn: 'Letter', labelZh: '信件' })).code).toBe(200);
    expect(await readEntry(letter)).toMatchObject({ parent: null, validFrom: null, validUntil: null });
    await test.call(removeDictEntry, { id: parent.id, version: parent.version }, owner);
  });
});
