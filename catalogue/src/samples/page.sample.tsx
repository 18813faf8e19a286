import { Badge, Button, PageBody, PageHeader, Surface } from '@console/ui';
import { long, say } from '../texts';

export default {
  title: 'Page',
  states: {
    header: () => (
      <PageHeader title={say('Cards', '卡')} count={1200} extra={<Badge>{say('Draft', '草稿')}</Badge>}>
        <Button>{say('Export', '导出')}</Button>
        <Button variant="primary">{say('Create card', '创建卡')}</Button>
      </PageHeader>
    ),
    'long header': () => <PageHeader title={long()} description={long()} count={1000000} countIsAbout />,
    surface: () => <Surface title={say('Activity', '动态')}>{long()}</Surface>,
    'with actions': () => (
      <Surface
        title={say('Activity', '动态')}
        extra={<Badge>3</Badge>}
        actions={<Button size="small">{say('Export', '导出')}</Button>}
      >
        {long()}
      </Surface>
    ),
    'with side': () => (
      <PageBody side={<Surface>{say('Facts', '事实')}</Surface>}>
        <Surface>{long()}</Surface>
      </PageBody>
    ),
  },
};
