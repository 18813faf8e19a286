import { Badge, Button, Facts } from '@console/ui';
import { Drawer } from '@console/ui/overlay';
import { nothing } from '../stateful';
import { long, say } from '../texts';

export default {
  title: 'Drawer',
  alone: true,
  states: {
    record: () => (
      <Drawer
        title={say('Purchase', '交易')}
        open
        onClose={nothing}
        onNext={nothing}
        head={<Badge>{say('Declined', '已拒绝')}</Badge>}
        actions={<Button>{say('Export', '导出')}</Button>}
      >
        <Facts items={[{ label: say('Card acceptor', '交易商户'), value: long() }]} />
      </Drawer>
    ),
    wide: () => (
      <Drawer title={long()} open onClose={nothing} width={680}>
        {long()}
      </Drawer>
    ),
  },
};
