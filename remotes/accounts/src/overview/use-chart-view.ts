import { useSearchParams } from '@console/remote-kit/router';
import type { ChartView } from '@console/ui/chart';

/** View of a chart, chart or table. The address lists the charts shown as tables. */
export function useChartView(name: string): [ChartView, (view: ChartView) => void] {
  const [search, setSearch] = useSearchParams();
  const tables = (search.get('table') ?? '').split(',').filter(Boolean);
  const show = (view: ChartView) => {
    const others = tables.filter((one) => one !== name);
    const next = new URLSearchParams(search);
    const listed = view === 'table' ? [...others, name] : others;
    if (listed.length > 0) next.set('table', listed.join(','));
    else next.delete('table');
    setSearch(next, { replace: true });
  };
  return [tables.includes(name) ? 'table' : 'chart', show];
}
