import { type Language, messageOf, type PageAddress } from '@console/contracts';
import { reasonMessageOf } from '../../../platform/jobs/reason-message.rules';

/** Address below `/main/` of the page that shows a batch. */
export const pageOf = (batchNo: string): PageAddress => `cards-balance-batch?no=${batchNo}`;

/** The source of the one hold of a batch. */
export const holdSource = 'CARD_BATCH';

/** What a job names one card of a batch. */
export const targetIdOf = ({ batchId, seq }: { batchId: string; seq: number }): string => `${batchId} ${seq}`;

/** A code of the envelope has a text; a reason is a code with a text of its own, or the words of the channel. */
export function textOf({ code, reason }: { code: number | null; reason: string | null }, language: Language) {
  if (reason !== null) return reasonMessageOf(reason, language);
  return code === null ? null : messageOf(code, language);
}
