import type { AgreementAcceptance, AgreementDetail } from '@console/contracts/company';
import { detailsOf, idOf } from '@console/testing';

export const id = idOf('agreement', 2);
export const previousId = idOf('agreement', 1);

const actionsOf = (...actions: string[]) => actions.map((action) => ({ action, enabled: true }));

/** The second version of the privacy policy, as a draft. */
export const draft: AgreementDetail = {
  id,
  type: 'PRIVACY',
  versionNo: 2,
  status: 'DRAFT',
  title: { en_US: 'Privacy policy', zh_CN: '隐私政策' },
  body: { en_US: '<h2>Data</h2><p>We store names.</p><p>We delete them.</p>', zh_CN: '<p>我们存储姓名。</p>' },
  effectiveFrom: '2026-03-20',
  isScheduled: false,
  acceptanceRequired: true,
  acceptances: 0,
  publishedAt: null,
  createdAt: '2026-03-09T04:12:00Z',
  createdBy: 'Mei Tanaka',
  updatedAt: '2026-03-10T04:12:00Z',
  updatedBy: 'Daniel Koh',
  version: 3,
  allowedActions: actionsOf('EDIT', 'PUBLISH', 'DELETE'),
};

/** The same version, published but not in effect yet. */
export const published: AgreementDetail = {
  ...draft,
  status: 'PUBLISHED',
  isScheduled: true,
  acceptances: 1,
  publishedAt: '2026-03-10T04:12:00Z',
  version: 4,
  allowedActions: actionsOf('COPY'),
};

/** The previous version. */
export const previous: AgreementDetail = {
  ...published,
  id: previousId,
  versionNo: 1,
  isScheduled: false,
  body: { ...draft.body, en_US: '<h2>Data</h2><p>We store little.</p>' },
  allowedActions: [],
};

export const acceptance: AgreementAcceptance = {
  id: idOf('acceptance', 1),
  subjectType: 'USER',
  subject: 'Ines Moreau',
  signature: 'Ines  Moreau',
  ip: '203.0.113.7',
  language: 'en_US',
  bodySha256: 'a'.repeat(64),
  acceptedAt: '2026-03-21T04:12:00Z',
};

/** A row of the list, without the fields that only the page has. */
export const rowOf = ({ body: _body, createdAt: _at, createdBy: _by, ...row }: AgreementDetail) => row;

export const dicts = {
  agreement_status: detailsOf({
    DRAFT: ['Draft', '草稿'],
    PUBLISHED: ['Published', '已发布'],
    ARCHIVED: ['Archived', '已归档'],
  }),
  agreement_type: detailsOf({
    SERVICE: ['Service agreement', '服务协议'],
    MASTER_SERVICE: ['Master service agreement', '主服务协议'],
    PRIVACY: ['Privacy policy', '隐私政策'],
  }),
  acceptance_subject: detailsOf({ USER: ['User', '用户'], REGISTRATION: ['Applicant', '注册人'] }),
};

export const grants = ['view', 'save', 'publish', 'export'].map((action) => `company.agreement.${action}`);
