import type { DictData } from '../../../platform/reference/reference';

/** Labels of the closed lists of buttons. */
export const buttonDicts: DictData[] = [
  {
    code: 'button_risk',
    name: ['Risk of buttons', '按钮风险等级'],
    details: [
      ['LOW', 'Low', '低', 'mute'],
      ['HIGH', 'High', '高', 'warn'],
    ],
  },
];
