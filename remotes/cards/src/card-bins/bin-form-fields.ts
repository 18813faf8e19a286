import { cardBinDraft } from '@console/contracts/cards';
import { fieldsOf } from '@console/screens';

/** The fields of the form of a BIN. */
export const fields = fieldsOf(cardBinDraft, 'bin');
