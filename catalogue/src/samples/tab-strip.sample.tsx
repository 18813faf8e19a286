import { TabStrip } from '@console/ui';
import { Stateful, nothing } from '../stateful';
import { long, say } from '../texts';

export default {
  title: 'Tab strip',
  states: {
    open: () => (
      <Stateful initial="cards">
        {(current, setCurrent) => (
          <>
            <TabStrip
              label={say('Open pages', '打开的页面')}
              current={current}
              panelId="tab-strip-panel"
              onSelect={setCurrent}
              onClose={nothing}
              items={[
                { key: 'home', label: say('Dashboard', '仪表盘'), isPinned: true, isDirty: false, canClose: false },
                { key: 'cards', label: say('Cards', '卡'), isPinned: false, isDirty: false, canClose: true },
                { key: 'form', label: long(), isPinned: false, isDirty: true, canClose: true },
              ]}
            />
            <div id="tab-strip-panel" />
          </>
        )}
      </Stateful>
    ),
  },
};
