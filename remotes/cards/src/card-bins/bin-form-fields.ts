import { cardBinDraft } from '@console/contracts/cards';
import { fieldsOf } from '@console/screens';

/** Fields of the BIN form. */
export const fields = fieldsOf(cardBinDraft, 'bin');
