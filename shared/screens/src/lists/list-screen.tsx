import { PageBody, PageHeader } from '@console/ui';
import type { ReactNode } from 'react';
import { ListBlock, type ListBlockProps } from './list-block';

interface ListScreenProps<Row> extends ListBlockProps<Row> {
  title: string;
  count?: number | undefined;
  /** Actions of the page, the primary one last. */
  actions?: ReactNode;
}

/** The page of a list: title, views, filters, rows, totals and pager. Only the rows scroll. */
export function ListScreen<Row>({ title, count, actions, ...block }: ListScreenProps<Row>) {
  const { list } = block;
  const { data } = list.result;
  // The filtered count comes with the rows; the count of all rows is known earlier.
  const own = list.isFiltered ? undefined : count;
  return (
    <PageBody fill>
      <PageHeader
        title={title}
        count={own ?? data?.total}
        countIsAbout={own === undefined && data?.totalIsExact === false}
      >
        {actions}
      </PageHeader>
      <ListBlock {...block} />
    </PageBody>
  );
}
