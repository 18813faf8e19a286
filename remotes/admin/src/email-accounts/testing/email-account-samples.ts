import type { EmailAccount } from '@console/contracts/email-accounts';

export const accountId = 'eacc_01JCZ0000000000000000000AA';

/** Active account with tested settings. */
export const accountOf = (rest: Partial<EmailAccount> = {}): EmailAccount => ({
  id: accountId,
  name: 'Platform',
  senderName: 'VCC Console',
  senderAddress: 'no-reply@aldermoor.example',
  replyTo: '',
  status: 'ACTIVE',
  isDefault: true,
  connection: {
    host: 'smtp.aldermoor.example',
    port: 465,
    security: 'TLS',
    userName: 'mailer',
    passwordSetAt: '2026-11-20T08:00:00.000Z',
  },
  test: { state: 'OK', at: '2026-11-20T08:01:00.000Z', error: null },
  isPending: false,
  updatedAt: '2026-11-20T08:00:00.000Z',
  updatedBy: 'Margaret Osei',
  version: 3,
  allowedActions: [
    { action: 'EDIT', enabled: true },
    { action: 'CONNECT', enabled: true },
    { action: 'TEST', enabled: true },
    { action: 'DISABLE', enabled: true },
    { action: 'DELETE', enabled: false, reason: 'ACTIVE' },
  ],
  ...rest,
});
