import { changesOf, isAsSubmitted } from './submission.rules';

interface Values {
  name: string;
  code: string;
  files: string[];
}
const stored: Values = { name: 'Quay', code: '5732', files: ['file_1'] };

it('a change contains only the values that differ; lists are compared by their items', () => {
  expect(changesOf(stored, { name: 'Quay', files: ['file_1'], code: '5999' })).toEqual({ code: '5999' });
  expect(changesOf(stored, { files: ['file_2'] })).toEqual({ files: ['file_2'] });
  expect(changesOf(stored, { files: [] })).toEqual({ files: [] });
});

const snapshot = { before: { code: '5732' }, after: { code: '5999' } };

it.each<[string, boolean, Values, Partial<Values> | null]>([
  ['nothing', true, stored, { code: '5999' }],
  ['a field that was not proposed', true, { ...stored, name: 'Other' }, { code: '5999' }],
  ['the current value', false, { ...stored, code: '5045' }, { code: '5999' }],
  ['the proposed value', false, stored, { code: '5045' }],
  ['one more proposed field', false, stored, { code: '5999', name: 'Other' }],
  ['the proposal, which was discarded', false, stored, null],
])('after a change of %s, a record is as submitted: %s', (_what, is, values, proposed) => {
  expect(isAsSubmitted({ stored: values, proposed }, snapshot)).toBe(is);
});
