import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import classes from './form.module.css';
import type { OptionsState } from './use-options';

interface OptionListProps {
  ref: RefObject<HTMLDivElement | null>;
  list: OptionsState;
  isLoading?: boolean | undefined;
}

/** Open list of a combobox; the focus stays in the input. */
export function OptionList({ ref, list, isLoading = false }: OptionListProps) {
  const { t } = useTranslation('ui');
  const { id, shown, active, selected, multiple } = list;
  useEffect(() => {
    // `scrollIntoView` is missing in jsdom.
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    // Pressing an option must not move the focus out of the input, and its click must not toggle the list again.
    <div
      ref={ref}
      popover="manual"
      className={classes.list}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => event.stopPropagation()}
    >
      <div id={id} role="listbox" aria-label={t('select')} aria-multiselectable={multiple || undefined}>
        {shown.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            className={classes.option}
            aria-selected={selected.includes(option.value)}
            aria-disabled={option.disabled}
            data-active={index === active}
            onPointerMove={() => list.setActive(index)}
            onClick={() => list.choose(option)}
          >
            <span>
              {option.label}
              {option.description !== undefined && <small>{option.description}</small>}
            </span>
            {selected.includes(option.value) && <Icon name="check" size={14} />}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className={classes.noOption}>{t(isLoading ? 'loading' : 'noOption')}</p>}
    </div>
  );
}
