import '../admin/messages';
import type { FieldIssue } from '../issues';
import type { DictDraft } from './dict';
import type { DictEntryDraft } from './dict-entry';

const issue = (field: string, code: string): FieldIssue => ({ field, code, params: {} });

/** What is wrong with the code of a new dictionary; an empty one is refused by its field. */
export const dictIssues = ({ code = '' }: Partial<DictDraft>): FieldIssue[] =>
  code === '' || /^[a-z]+(_[a-z]+)*$/.test(code) ? [] : [issue('code', 'DICT_CODE')];

/** What is wrong with the code of a new entry; an empty one is refused by its field. */
export const dictEntryIssues = ({ code = '' }: Partial<DictEntryDraft>): FieldIssue[] =>
  code === '' || /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(code) ? [] : [issue('code', 'DICT_ENTRY_CODE')];
