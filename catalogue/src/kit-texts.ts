import { withKit } from '@console/screens';

/** Namespace of the texts of the samples and of the kit. */
export const kitNamespace = 'catalogue';

const english = {
  'thing.title': 'Budgets',
  'thing.search': 'Name',
  'thing.views': 'Budgets by status',
  'thing.failed': "The budgets couldn't be loaded.",
  'thing.none': 'No budgets yet',
  'thing.noneText': 'A budget limits what a team may spend.',
  'thing.noMatch': 'No budgets match',
  'thing.noId': 'Budget not found',
  'thing.create': 'Create budget',
  'thing.create.title': 'Create budget',
  'thing.edit.title': 'Edit {{name}}',
  'thing.save': 'Save budget',
  'thing.saved': '{{name}} saved',
  'thing.changed': 'Someone else changed this budget. Your input is kept. Save again to overwrite their change.',
  'thing.name': 'Name',
  'thing.status': 'Status',
  'thing.limit': 'Limit',
  'thing.createdAt': 'Created',
  'thing.note': 'Note',
  'thing.about': 'Purpose',
  'thing.aboutText': 'The name is printed on each card.',
  'thing.remove': 'Delete budget',
  'thing.removeTitle': 'Delete {{name}}?',
  'thing.removeEffect': "Its cards are frozen. This can't be undone.",
};
const chinese: typeof english = {
  'thing.title': '预算',
  'thing.search': '名称',
  'thing.views': '按状态查看预算',
  'thing.failed': '预算加载失败。',
  'thing.none': '暂无预算',
  'thing.noneText': '预算限制团队可消费的金额。',
  'thing.noMatch': '没有匹配的预算',
  'thing.noId': '地址中没有预算',
  'thing.create': '创建预算',
  'thing.create.title': '创建预算',
  'thing.edit.title': '编辑{{name}}',
  'thing.save': '保存预算',
  'thing.saved': '{{name}}已保存',
  'thing.changed': '其他人已先行修改。',
  'thing.name': '名称',
  'thing.status': '状态',
  'thing.limit': '限额',
  'thing.createdAt': '创建时间',
  'thing.note': '备注',
  'thing.about': '用途',
  'thing.aboutText': '名称将显示在每张卡上。',
  'thing.remove': '删除预算',
  'thing.removeTitle': '删除{{name}}？',
  'thing.removeEffect': '其卡片将被冻结，且无法撤销。',
};

export const kitTexts = withKit({
  'en-US': async () => ({ default: english }),
  'zh-CN': async () => ({ default: chinese }),
});
