import type { DictData } from '../../../platform/reference/reference';
import { cardDicts } from './card-dict.data';
import { freezeDicts } from './freeze-dict.data';
import { binDicts, holderDicts } from './holder-dict.data';
import { limitDicts } from './limit-dict.data';
import { transactionDicts } from './transaction-dict.data';

/** Labels of every closed list of the contracts of cards; a test compares the two. */
export const cardsDicts: DictData[] = [
  ...cardDicts,
  ...freezeDicts,
  ...binDicts,
  ...holderDicts,
  ...limitDicts,
  ...transactionDicts,
];
