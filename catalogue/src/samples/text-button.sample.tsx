import { TextButton } from '@console/ui';
import { say } from '../texts';

export default {
  title: 'Text button',
  states: {
    plain: () => <TextButton>{say('Clear filters', '清除筛选')}</TextButton>,
    disabled: () => <TextButton disabled>{say('Clear filters', '清除筛选')}</TextButton>,
  },
};
