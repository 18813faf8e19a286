import {
  auditedActions,
  auditedObjects,
  jobTypes,
  notificationTypes,
  reviewKinds,
  webhookEvents,
} from '@console/contracts/areas';
import type { DictData, DictDetail } from './reference';

const detailsOf = (labels: Readonly<Record<string, readonly [english: string, chinese: string]>>): DictDetail[] =>
  Object.entries(labels).map(([code, [english, chinese]]) => [code, english, chinese]);

/** Dictionaries of codes that contract areas add. */
const areaDicts: DictData[] = [
  { code: 'audit_action', name: ['Action', '操作'], details: detailsOf(auditedActions) },
  { code: 'audit_object', name: ['Object type', '对象类型'], details: detailsOf(auditedObjects) },
  { code: 'job_type', name: ['Job type', '任务类型'], details: detailsOf(jobTypes) },
  {
    code: 'notification_type',
    name: ['Notification type', '通知类型'],
    details: Object.entries(notificationTypes).map(([code, { label, tone }]) => [code, ...label, tone]),
  },
  {
    code: 'review_kind',
    name: ['Review type', '审核类型'],
    details: Object.entries(reviewKinds).map(([code, { label }]) => [code, ...label]),
  },
  { code: 'webhook_event', name: ['Webhook event', 'Webhook事件'], details: detailsOf(webhookEvents) },
];

export const platformDicts: DictData[] = [
  ...areaDicts,
  {
    code: 'audit_result',
    name: ['Result', '结果'],
    details: [
      ['OK', 'Succeeded', '成功', 'ok'],
      ['DENIED', 'Denied', '已拒绝', 'warn'],
      ['FAILED', 'Failed', '失败', 'bad'],
    ],
  },
  {
    code: 'review_state',
    name: ['Review status', '审核状态'],
    details: [
      ['PENDING', 'Pending review', '待审核', 'warn'],
      ['STUCK', 'No eligible approver', '无可审核人', 'bad'],
      ['APPROVED', 'Approved', '已通过', 'ok'],
      ['REJECTED', 'Rejected', '已驳回', 'bad'],
      ['WITHDRAWN', 'Withdrawn', '已撤回', 'mute'],
      ['EXPIRED', 'Expired', '已失效', 'mute'],
    ],
  },
  {
    code: 'review_stage',
    name: ['Review stage', '审核进度'],
    details: [
      ['PENDING', 'Pending review', '待审核', 'warn'],
      ['STUCK', 'No eligible approver', '无可审核人', 'bad'],
      ['MISMATCH', 'Balance mismatch', '余额不一致', 'bad'],
      ['EXECUTING', 'In progress', '执行中', 'info'],
      ['FAILED', 'Rejected by channel', '渠道执行失败', 'bad'],
      ['APPROVED', 'Approved', '已通过', 'ok'],
      ['REJECTED', 'Rejected', '已驳回', 'bad'],
      ['WITHDRAWN', 'Withdrawn', '已撤回', 'mute'],
      ['EXPIRED', 'Expired', '已失效', 'mute'],
    ],
  },
];
