import { Button } from '@console/ui';
import { long, say } from '../texts';

const save = () => say('Save', '保存');

export default {
  title: 'Button',
  states: {
    secondary: () => <Button>{save()}</Button>,
    primary: () => <Button variant="primary">{save()}</Button>,
    danger: () => <Button variant="danger">{say('Cancel card', '注销卡')}</Button>,
    text: () => <Button variant="text">{save()}</Button>,
    small: () => <Button size="small">{save()}</Button>,
    large: () => <Button size="large">{save()}</Button>,
    'with icon': () => <Button icon="download">{say('Export', '导出')}</Button>,
    loading: () => (
      <Button variant="primary" loading>
        {save()}
      </Button>
    ),
    disabled: () => <Button disabled>{save()}</Button>,
    block: () => (
      <Button variant="primary" block>
        {save()}
      </Button>
    ),
    'long text': () => <Button>{long()}</Button>,
  },
};
