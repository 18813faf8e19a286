import type { Area } from '../area';
import { jobReasons } from '../jobs/job-reasons';
import { reviewReasons } from '../reviews/review-reasons';
import { platformMessages } from './messages';
import { platformOperations } from './operations';
import { platformPermissions } from './permissions';

/** Operations and labels that every console has, independent of its domains. */
export const platformArea = {
  fields: platformMessages,
  reasons: { ...jobReasons, ...reviewReasons },
  operations: platformOperations,
  permissions: platformPermissions,
  actions: {
    '/login': ['Sign in', '登录'],
    '/session/end': ['Sign out', '退出登录'],
    '/session/stepUp': ['Confirm identity', '确认身份'],
    '/session/acceptAgreement': ['Accept agreement', '签署协议'],
    '/session/endOthers': ['End other sessions', '退出其他会话'],
    '/profile/update': ['Change profile', '修改个人设置'],
    '/profile/picture': ['Change picture', '更换头像'],
    '/secondFactor/start': ['Start setting up two-factor authentication', '开始设置两步验证'],
    '/secondFactor/enable': ['Turn on two-factor authentication', '启用两步验证'],
    '/secondFactor/disable': ['Turn off two-factor authentication', '关闭两步验证'],
    '/public/password/reset/send_email': ['Request password link', '申请密码重置链接'],
    '/public/password/send/code': ['Send code', '发送验证码'],
    '/public/password/reset': ['Reset password', '重置密码'],
    '/public/password/update': ['Change password', '修改密码'],
    '/cache/refresh': ['Refresh caches', '刷新缓存'],
    '/clock/move': ['Move sandbox clock forward', '拨快沙箱时钟'],
    '/job/cancel': ['Stop job', '停止任务'],
    '/job/download': ['Download file of job', '下载任务文件'],
    '/job/retry': ['Retry job', '重试任务'],
    'job/end': ['End job', '结束任务'],
    '/review/decide': ['Decide review', '处理审核'],
    '/review/note': ['Add note to review', '为审核添加备注'],
    'review/tend': ['Close expired review', '结束过期审核'],
    '/view/create': ['Save list view', '保存列表视图'],
    '/view/update': ['Change list view', '修改列表视图'],
    '/view/delete': ['Delete list view', '删除列表视图'],
    '/webhook/create': ['Add webhook endpoint', '新增Webhook地址'],
    '/webhook/update': ['Change webhook endpoint', '修改Webhook地址'],
    '/webhook/rotate': ['Rotate webhook secret', '更换Webhook密钥'],
    '/webhook/replay': ['Resend webhook', '重新推送Webhook'],
  },
  objects: {
    clock: ['Sandbox clock', '沙箱时钟'],
    job: ['Job', '任务'],
    operation: ['Call', '调用'],
    review: ['Review', '审核'],
    savedView: ['List view', '列表视图'],
    user: ['User', '用户'],
    webhook: ['Webhook endpoint', 'Webhook地址'],
    webhook_delivery: ['Webhook delivery', 'Webhook推送'],
  },
  notifications: {
    JOB_DONE: { label: ['Job completed', '任务已完成'], tone: 'ok' },
    JOB_PARTIAL: { label: ['Job partially completed', '任务部分完成'], tone: 'warn' },
    JOB_FAILED: { label: ['Job failed', '任务失败'], tone: 'bad' },
    REVIEW_WAITING: { label: ['A review needs your attention', '有一项审核待您处理'], tone: 'info' },
    REVIEW_APPROVED: { label: ['Your request was approved', '您的申请已通过'], tone: 'ok' },
    // Approved, but its execution failed.
    REVIEW_FAILED: {
      label: ["Your request was approved, but couldn't be completed", '您的申请已通过，但执行失败'],
      tone: 'bad',
    },
    REVIEW_REJECTED: { label: ['Your request was rejected', '您的申请已被驳回'], tone: 'warn' },
    REVIEW_EXPIRED: { label: ['Your request has expired', '您的申请已过期'], tone: 'warn' },
    REVIEW_STUCK: { label: ['Review stuck: no eligible approver', '有一项审核无人可以处理'], tone: 'bad' },
  },
  events: {
    'job.ended': ['Job ended', '任务已结束'],
    'review.submitted': ['Review submitted', '审核已提交'],
    'review.decided': ['Review decided', '审核已处理'],
  },
} as const satisfies Area;
