import { useEffect, useRef } from 'react';
import { nativeKeyHandler } from '../keys/key-handler';
import { useAnchored } from '../menu/use-anchored';
import tip from '../values/tip.module.css';

/** Time in a row: the title of its column, and the time with seconds and zone. */
export interface RowMoment {
  label: string;
  exact: string;
}

/** Returns the times of a row, read from the DOM, so that the cells need no additional elements. */
export function momentsOf(row: HTMLTableRowElement): RowMoment[] {
  const heads = row.closest('table')?.tHead?.rows[0]?.cells;
  return [...row.querySelectorAll<HTMLTimeElement>('time[title]')].map((time) => {
    const place = time.closest('td')?.cellIndex ?? -1;
    return { label: heads?.[place]?.textContent ?? '', exact: time.title };
  });
}

/** List of the times of a row. */
export const MomentLines = ({ moments }: { moments: readonly RowMoment[] }) =>
  moments.map(({ label, exact }) => (
    <span key={label + exact} className={tip.tipLine}>
      {label !== '' && <span>{label}</span>} <b>{exact}</b>
    </span>
  ));

interface RowMomentsProps {
  row: HTMLTableRowElement;
  onClose: () => void;
}

/** Exact times of the focused row, displayed and announced until the focus moves on. */
export default function RowMoments({ row, onClose }: RowMomentsProps) {
  const anchor = useRef<HTMLElement>(row);
  const box = useRef<HTMLDivElement>(null);
  useAnchored({ anchor, box }, true);
  useEffect(() => {
    const onKey = nativeKeyHandler((event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    });
    row.addEventListener('blur', onClose);
    row.addEventListener('keydown', onKey);
    return () => {
      row.removeEventListener('blur', onClose);
      row.removeEventListener('keydown', onKey);
    };
  }, [row, onClose]);
  return (
    <div ref={box} role="alert" popover="manual" className={tip.tip}>
      <MomentLines moments={momentsOf(row)} />
    </div>
  );
}
