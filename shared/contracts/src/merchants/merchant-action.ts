import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, longText, requiredLongText } from '../text';
import { merchantDetail } from './merchant-detail';

const versioned = z.strictObject({ id: id('mer'), version: z.int() });
const save = 'merchants.merchant.save';
const status = 'merchants.merchant.status';
const note = longText().optional();

/** Submits a draft, or the proposed changes of an active merchant, for review. Refuses with the fields that are missing. */
export const submitMerchant = operation({
  path: '/merchant/submit',
  permission: save,
  input: versioned,
  output: merchantDetail,
  idempotent: true,
});

/** Discards the proposed changes of an active merchant, unless they are in review. */
export const discardMerchantChanges = operation({
  path: '/merchant/discardChanges',
  permission: save,
  input: versioned.extend({ note }),
  output: merchantDetail,
  idempotent: true,
});

/** Creates a new referral code. The previous code becomes invalid. */
export const renewReferralCode = operation({
  path: '/merchant/renewReferral',
  permission: save,
  input: versioned.extend({ note }),
  output: merchantDetail,
  idempotent: true,
});

/** Suspends the merchant: no issuing, top-ups or authorizations. The note is the reason in the audit log. */
export const suspendMerchant = operation({
  path: '/merchant/suspend',
  permission: status,
  input: versioned.extend({ note: requiredLongText() }),
  output: merchantDetail,
  idempotent: true,
});

export const resumeMerchant = operation({
  path: '/merchant/resume',
  permission: status,
  input: versioned.extend({ note }),
  output: merchantDetail,
  idempotent: true,
});

/** Reasons why a merchant cannot be closed. */
export const closeObstacles = ['CARDS', 'SHARE_GROUPS', 'WALLETS', 'BALANCES', 'REVIEWS'] as const;
/** Reason why a merchant cannot be closed. */
export type CloseObstacle = (typeof closeObstacles)[number];

/** Returns the reasons why the merchant cannot be closed, each with its number of records. Empty if it can be closed. */
export const checkMerchantClose = operation({
  path: '/merchant/closeCheck',
  permission: status,
  input: z.strictObject({ id: id('mer') }),
  output: z.strictObject({
    obstacles: z.array(z.strictObject({ obstacle: z.enum(closeObstacles), count: z.int() })),
  }),
  reads: true,
});

/** Closes the merchant permanently. Refused (1007, reason `NOT_EMPTY`) while `checkMerchantClose` returns a reason. */
export const closeMerchant = operation({
  path: '/merchant/close',
  permission: status,
  input: versioned.extend({ note: requiredLongText() }),
  output: merchantDetail,
  idempotent: true,
});
