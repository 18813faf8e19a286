import type { Catalogue } from '../area';

/** Permissions of this area. */
export const platformPermissions: Catalogue = {
  'admin.webhook.view': {
    name: { en_US: 'View webhooks', zh_CN: '查看Webhook' },
    pages: ['settings-developer'],
    risk: 'LOW',
  },
  'admin.webhook.save': { name: { en_US: 'Set up webhooks', zh_CN: '维护Webhook' }, pages: [], risk: 'HIGH' },
  'devops.clock.move': {
    name: { en_US: 'Move the sandbox clock forward', zh_CN: '拨快沙箱时钟' },
    pages: ['devops-clock'],
    risk: 'HIGH',
    isSandboxOnly: true,
  },
  'lists.view.share': { name: { en_US: 'Share views of lists', zh_CN: '共享列表视图' }, pages: [], risk: 'LOW' },
  'reviews.review.view': {
    name: { en_US: 'View reviews', zh_CN: '查看审核' },
    pages: ['cards-cancel-review'],
    risk: 'LOW',
  },
};
