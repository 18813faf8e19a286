import { notify, ToastHost } from '@console/ui';
import { useEffect } from 'react';
import { nothing } from '../stateful';
import { long, say } from '../texts';

function Toasts() {
  useEffect(() => {
    notify(say('Card frozen.', '卡已冻结。'), { action: { label: say('Undo', '撤销'), onSelect: nothing } });
    notify(long(), { tone: 'bad' });
  }, []);
  return <ToastHost />;
}

export default { title: 'Toast', alone: true, states: { shown: () => <Toasts /> } };
