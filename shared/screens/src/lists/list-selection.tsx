import { formatCount } from '@console/i18n';
import { SelectionBar } from '@console/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from './use-list';
import type { ChosenRows } from './use-selection';

interface ListSelectionProps<Row> {
  list: List<Row>;
  selection: ChosenRows<Row>;
  /** Actions, the destructive one last. */
  children: ReactNode;
}

/** Bar with the number of selected rows, a button to select all matches, and the actions. */
export function ListSelection<Row>({ list, selection, children }: ListSelectionProps<Row>) {
  const { t } = useTranslation();
  const { total = 0, totalIsExact = true } = list.result.data ?? {};
  const { chosen, count, chooseAll, clear } = selection;
  const hasMore = chosen.at === 'some' && count < total;
  const rows = formatCount(total);
  return (
    <SelectionBar
      count={t('kit.selected', { rows: formatCount(count) })}
      all={
        hasMore
          ? { label: t(totalIsExact ? 'kit.selectAll' : 'kit.selectAllAbout', { rows }), onChoose: chooseAll }
          : undefined
      }
      onClear={clear}
    >
      {children}
    </SelectionBar>
  );
}
