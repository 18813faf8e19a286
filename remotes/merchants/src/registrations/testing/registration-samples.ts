import type { Registration, RegistrationDetail } from '@console/contracts/merchants';
import { idOf } from '@console/testing';

export const id = idOf('reg', 1);

const contact = (masked: string) => ({ group: 'HOLDER_CONTACT' as const, masked, revealable: true });

export const detail = (over: Partial<RegistrationDetail> = {}): RegistrationDetail => ({
  id,
  username: 'Lantern Foods',
  email: contact('l••••@lantern.example'),
  phone: contact('+65 ••••4567'),
  language: 'zh_CN',
  referralCode: 'HARBOUR1',
  state: 'SUBMITTED',
  createdAt: '2026-03-09T04:12:00Z',
  submittedAt: '2026-03-09T04:20:00Z',
  decidedAt: null,
  version: 2,
  allowedActions: ['APPROVE', 'REJECT'].map((action) => ({ action, enabled: true })),
  ip: '203.0.113.24',
  agreedAt: '2026-03-09T04:12:00Z',
  referrer: { id: idOf('mer', 1), merchantNo: 'M10230137', name: { en_US: 'Harbourline', zh_CN: '海岸线' } },
  decidedBy: '',
  rejectedReason: null,
  merchant: null,
  user: null,
  outcome: {
    merchantStatus: 'DRAFT',
    role: { id: idOf('role', 9), name: { en_US: 'Merchant owner', zh_CN: '商户所有者' } },
  },
  reviewNo: 'RV-20260309-000101',
  reviewId: idOf('rev', 1),
  ...over,
});

/** The registration as a row of the list. */
export function row(over: Partial<RegistrationDetail> = {}): Registration {
  const { ip: _ip, agreedAt: _at, referrer: _by, decidedBy: _who, rejectedReason: _why, ...rest } = detail(over);
  const { merchant: _merchant, user: _user, outcome: _outcome, reviewNo: _no, reviewId: _id, ...shown } = rest;
  return shown;
}

export const grants = ['view', 'decide', 'export'].map((action) => `merchants.registration.${action}`);
