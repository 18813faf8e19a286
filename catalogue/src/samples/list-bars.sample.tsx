import { Button, Tabs } from '@console/ui';
import { FilterBar, FilterChip, ListFooter, ListSurface, Pager, SelectionBar, ViewBar } from '@console/ui/table';
import { nothing } from '../stateful';
import { say } from '../texts';

const pager = (page: number, total: number) => (
  <Pager page={page} pageSize={20} total={total} reachMax={10_000} pageSizes={[10, 20, 50]} onChange={nothing} />
);

export default {
  title: 'Bars of a list, pager',
  alone: true,
  states: {
    list: () => (
      <ListSurface>
        <ViewBar end={<Button size="small">{say('Save view', '保存视图')}</Button>}>
          <Tabs
            label={say('Views', '视图')}
            current="all"
            onChange={nothing}
            items={[{ key: 'all', label: say('All', '全部'), count: 7 }]}
          />
        </ViewBar>
        <FilterBar end={<Button size="small">{say('Columns', '列')}</Button>}>
          <FilterChip label={say('Status', '状态')} value={say('Frozen', '冻结')} onRemove={nothing} />
        </FilterBar>
        <ListFooter totals={say('7 in total', '共7条')}>{pager(1, 7)}</ListFooter>
      </ListSurface>
    ),
    chosen: () => (
      <SelectionBar
        count={say('2 selected', '已选2项')}
        all={{ label: say('Select all 1,234', '选择全部1,234项'), onChoose: nothing }}
        onClear={nothing}
      >
        <Button size="small">{say('Freeze', '冻结')}</Button>
      </SelectionBar>
    ),
    'pager, many': () => pager(40, 1_000_000),
    'pager, none': () => pager(1, 0),
  },
};
