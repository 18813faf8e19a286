import '../admin/messages';
import type { FieldIssue } from '../issues';
import type { DictDraft } from './dict';
import type { DictEntryDraft } from './dict-entry';

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });

/** What is wrong with the code of a new dictionary; an empty one is refused by its field. */
export const dictIssues = ({ code = '' }: Partial<DictDraft>): FieldIssue[] =>
  code === '' || /^[a-z]+(_[a-z]+)*$/.test(code) ? [] : [issue('code', 'DICT_CODE')];

/** Checks the code of a new entry, and its parent and validity. An empty code is refused by its field. */
export const dictEntryIssues = (draft: Partial<DictEntryDraft>): FieldIssue[] => {
  const { code = '' } = draft;
  const isCode = code === '' || /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(code);
  return [...(isCode ? [] : [issue('code', 'DICT_ENTRY_CODE')]), ...dictEntryPlaceIssues(draft)];
};

/** Checks parent and validity of an entry, whose code may be one of the product. */
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
