import type { EmailAccountStatus } from '@console/contracts/email-accounts';
import type { Transitions } from '../transitions/record-transitions';

/** State transitions of an e-mail account. */
export const emailAccountTransitions: Transitions<EmailAccountStatus> = {
  DRAFT: { ACTIVE: { by: ['CONSOLE'] } },
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};
