import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { Icon } from '../icon/icon';
import { pagesAround } from './pager.rules';
import classes from './pager.module.css';

/** Props of `Pager`. */
export interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  /** Whether the total is exact; an estimate is marked. */
  totalIsExact?: boolean;
  /** Last row that numbered pages can reach. The displayed total can be larger. */
  reachMax?: number;
  /** Content after the last numbered page, which leads to the remaining rows. */
  onward?: ReactNode;
  pageSizes: readonly number[];
  onChange: (next: { page: number; pageSize: number }) => void;
}

/** Number of rows, with the navigation between pages. */
export function Pager({
  page,
  pageSize,
  total,
  totalIsExact = true,
  reachMax = total,
  onward,
  pageSizes,
  onChange,
}: PagerProps) {
  const { t } = useTranslation('ui');
  const pageCount = Math.max(1, Math.ceil(Math.min(total, reachMax) / pageSize));
  const isCutShort = total > reachMax && page === pageCount;
  const goTo = (next: number) => onChange({ page: next, pageSize });
  return (
    <nav className={classes.pager} aria-label={t('pages')}>
      <span className={classes.total}>
        {t(totalIsExact ? 'total' : 'totalAbout', { total: total.toLocaleString('en-US') })}
      </span>
      {isCutShort && (
        <span className={classes.end}>
          {t('reachEnd', { rows: reachMax.toLocaleString('en-US') })} {onward}
        </span>
      )}
      <label className={classes.rows}>
        {t('rows')}
        <span className={classes.select}>
          <select value={pageSize} onChange={(event) => onChange({ page: 1, pageSize: Number(event.target.value) })}>
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </label>
      <IconButton
        size="small"
        icon="chevron-left"
        label={t('previousPage')}
        disabled={page <= 1}
        onClick={() => goTo(page - 1)}
      />
      {pagesAround(page, pageCount).map((one, index) =>
        one === null ? (
          <span key={`gap${index}`} className={classes.gap}>
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className={classes.page}
            aria-label={t('page', { page: one })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => goTo(one)}
          >
            {one}
          </button>
        ),
      )}
      <IconButton
        size="small"
        icon="chevron-right"
        label={t('nextPage')}
        disabled={page >= pageCount}
        onClick={() => goTo(page + 1)}
      />
    </nav>
  );
}
