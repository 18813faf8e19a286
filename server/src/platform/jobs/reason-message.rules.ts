import type { Language } from '@console/contracts';
import { reasonMessages } from '@console/contracts/areas';

/** Returns the text of a reason. A reason without a text, such as one of a channel, is returned as it is. */
export const reasonMessageOf = (reason: string, language: Language): string =>
  reasonMessages[reason]?.[language] ?? reason;
