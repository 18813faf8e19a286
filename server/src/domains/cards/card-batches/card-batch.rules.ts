import { type Language, messageOf, type PageAddress } from '@console/contracts';
import { reasonMessageOf } from '../../../platform/jobs/reason-message.rules';

/** Page address of a batch, below `/main/`. */
export const pageOf = (batchNo: string): PageAddress => `cards-balance-batch?no=${batchNo}`;

/** Source type of a batch's hold. */
export const holdSource = 'CARD_BATCH';

/** Id of a batch's card within a job. */
export const targetIdOf = ({ batchId, seq }: { batchId: string; seq: number }): string => `${batchId} ${seq}`;

/**
 * Text of a failure: the text of its reason, which is a code or the channel's message, otherwise the text of its
 * response code.
 */
export function textOf({ code, reason }: { code: number | null; reason: string | null }, language: Language) {
  if (reason !== null) return reasonMessageOf(reason, language);
  return code === null ? null : messageOf(code, language);
}
