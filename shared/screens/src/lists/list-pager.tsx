import { pageSizes } from '@console/contracts';
import { TextButton } from '@console/ui';
import { Pager } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import type { List } from './use-list';

/** Last row that page numbers can reach; rows after it require a narrower filter. */
const reachedMax = 10_000;

interface ListPagerProps<Row> {
  list: List<Row>;
  /** Opens the filters, which can find rows after the last page. */
  onFilter?: (() => void) | undefined;
}

/** Number of rows of a list, and buttons to change the page. */
export function ListPager<Row>({ list: { result, address, change }, onFilter }: ListPagerProps<Row>) {
  const { t } = useTranslation();
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
      onward={onFilter && <TextButton onClick={onFilter}>{t('kit.filter')}</TextButton>}
      onChange={(next) =>
        change({ page: next.page, pageSize: pageSizes.find((size) => size === next.pageSize) ?? pageSize })
      }
    />
  );
}
