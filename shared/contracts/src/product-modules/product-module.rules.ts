import '../admin/messages';
import type { FieldIssue } from '../issues';
import type { ProductModuleDraft } from './product-module';

/** Validates the code of a new module. An empty code is refused by its field. */
export const productModuleIssues = ({ code = '' }: Partial<ProductModuleDraft>): FieldIssue[] =>
  code === '' || /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(code) ? [] : [{ field: 'code', code: 'MODULE_CODE', params: {} }];
