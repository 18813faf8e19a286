import type { EmailAccountStatus } from '@console/contracts/email-accounts';
import type { Transitions } from '../moves/record-moves';

/** State transitions of an e-mail account. */
export const emailAccountMoves: Transitions<EmailAccountStatus> = {
  DRAFT: { ACTIVE: { by: ['CONSOLE'] } },
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};
