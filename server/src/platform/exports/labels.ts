import type { Language } from '@console/contracts';
import type { Db } from '../context';
import { findLabels } from '../dicts/dict.query';
import type { Labels } from './dataset';

/** Returns labels of codes; a code without a label is returned unchanged. */
export async function labelsOf(db: Db, dicts: string[], language: Language): Promise<Labels> {
  const found = dicts.length === 0 ? [] : await findLabels(db, dicts);
  const labels = new Map(found.map(({ dict, code, label }) => [`${dict} ${code}`, label[language]]));
  return (dict, code) => (code === null ? '' : (labels.get(`${dict} ${code}`) ?? code));
}
