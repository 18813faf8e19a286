import '../admin/messages';
import type { FieldIssue } from '../issues';
import type { DictDraft } from './dict';
import type { DictEntryDraft } from './dict-entry';

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });

/** Validates the code of a new dictionary. An empty code is refused by its field. */
export const dictIssues = ({ code = '' }: Partial<DictDraft>): FieldIssue[] =>
  code === '' || /^[a-z]+(_[a-z]+)*$/.test(code) ? [] : [issue('code', 'DICT_CODE')];

/** Validates the code of a new entry, its parent and its validity. An empty code is refused by its field. */
export const dictEntryIssues = (draft: Partial<DictEntryDraft>): FieldIssue[] => {
  const { code = '' } = draft;
  const isCode = code === '' || /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(code);
  return [...(isCode ? [] : [issue('code', 'DICT_ENTRY_CODE')]), ...dictEntryPlaceIssues(draft)];
};

/** Validates parent and validity of an entry, whose code can be one of the product. */
export const dictEntryPlaceIssues = ({
  code,
  parent,
  validFrom,
  validUntil,
}: Pick<Partial<DictEntryDraft>, 'code' | 'parent' | 'validFrom' | 'validUntil'>): FieldIssue[] => [
  ...(parent !== undefined && parent === code ? [issue('parent', 'DICT_PARENT_CYCLE')] : []),
  ...(validFrom !== undefined && validUntil !== undefined && validUntil < validFrom
    ? [issue('validUntil', 'DAY_ORDER')]
    : []),
];
