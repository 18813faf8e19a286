import type { Language } from '@console/contracts';
import { reasonMessages } from '@console/contracts/areas';

/** Returns the text of a reason. Reasons without a text, such as those from channels, are returned unchanged. */
export const reasonMessageOf = (reason: string, language: Language): string =>
  reasonMessages[reason]?.[language] ?? reason;
