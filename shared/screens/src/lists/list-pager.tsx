import { pageSizes } from '@console/contracts';
import { Pager } from '@console/ui/table';
import type { List } from './use-list';

/** Numbered pages reach this row; behind it only a narrower filter leads on. */
const reachedMax = 10_000;

/** How many rows of a list, and the way through them. */
export function ListPager<Row>({ list: { result, address, change } }: { list: List<Row> }) {
  const { total = 0, totalIsExact } = result.data ?? {};
  const { page, pageSize } = address;
  return (
    <Pager
      page={page}
      pageSize={pageSize}
      total={total}
      reachMax={reachedMax}
      totalIsExact={totalIsExact}
      pageSizes={pageSizes}
      onChange={(next) =>
        change({ page: next.page, pageSize: pageSizes.find((size) => size === next.pageSize) ?? pageSize })
      }
    />
  );
}
