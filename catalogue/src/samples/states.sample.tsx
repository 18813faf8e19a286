import { Button, Empty, Failed, ModuleUnavailable, NoAccess, NoMatch, Skeleton, Spinner } from '@console/ui';
import { nothing } from '../stateful';
import { long, say } from '../texts';

const trace = '01JD8Y3W5K7QZ2';

export default {
  title: 'States of a page',
  states: {
    empty: () => (
      <Empty title={say('No cards yet', '还没有卡')} message={say('Create your first card.', '创建第一张。')}>
        <Button variant="primary">{say('Create card', '创建卡')}</Button>
      </Empty>
    ),
    'no match': () => <NoMatch title={say('No matches', '没有匹配项')} message={long()} onClear={nothing} />,
    'no access': () => <NoAccess />,
    failed: () => <Failed traceId={trace} onRetry={nothing} />,
    missing: () => <Failed isMissing onRetry={nothing} />,
    'module unavailable': () => (
      <ModuleUnavailable name={say('Cards', '卡')} version="cards 1.4.0" traceId={trace} onRetry={nothing} />
    ),
    skeleton: () => <Skeleton rows={4} />,
    spinner: () => <Spinner label />,
  },
};
