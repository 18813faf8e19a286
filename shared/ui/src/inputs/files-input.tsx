import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../actions/button';
import { useFieldGroup } from '../form/use-field';
import { FileLine } from './file-line';
import classes from './files.module.css';
import { useTexts } from './texts';

/** Where a file is on its way. */
export type FileState =
  | { at: 'waiting' }
  | { at: 'sending'; share: number }
  | { at: 'taken' }
  /** What is wrong with it; what the same file can never be right with has no second try. */
  | { at: 'refused'; message: string; canRetry: boolean };

/** A file of the list. */
export interface FileItem {
  key: string;
  name: string;
  bytes: number;
  state: FileState;
}

/** Props of `FilesInput`. */
export interface FilesInputProps {
  items: readonly FileItem[];
  /** How many there may be, as soon as that is known. */
  max: number | undefined;
  /** Types for the dialog of the browser that chooses files. */
  accept: string;
  onAdd: (files: File[]) => void;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
  onBlur?: (() => void) | undefined;
  label?: string | undefined;
  disabled?: boolean | undefined;
}

/** Several files, chosen or dropped: how far each is, what is wrong with it beside it. The field is a group. */
export function FilesInput({ items, max, accept, onAdd, label, disabled, onBlur, onRemove, onRetry }: FilesInputProps) {
  const { t } = useTexts();
  const field = useFieldGroup(label);
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onAdd([...event.dataTransfer.files]);
  };
  const remove = (key: string) => {
    onRemove(key);
    // The button that had the focus goes with its line.
    button.current?.focus();
  };
  const taken = items.filter(({ state }) => state.at === 'taken').length;
  return (
    <fieldset className={classes.files} {...field}>
      <div
        className={classes.place}
        data-over={isOver}
        data-invalid={field['aria-invalid']}
        onDragOver={(event) => [event.preventDefault(), setOver(true)]}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={accept}
          onChange={({ target }) => {
            onAdd([...(target.files ?? [])]);
            // The same file can be chosen again after a refusal.
            target.value = '';
          }}
        />
        <Button ref={button} disabled={disabled} onBlur={onBlur} onClick={() => chooser.current?.click()}>
          {t('filesChoose')}
        </Button>
        <span className={classes.drop}>{t('filesDrop')}</span>
        <span role="status" className={classes.count}>
          {max !== undefined && t('filesCount', { count: taken, max })}
        </span>
      </div>
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map((item) => (
            <FileLine
              key={item.key}
              item={item}
              disabled={disabled}
              onRemove={() => remove(item.key)}
              onRetry={() => onRetry(item.key)}
            />
          ))}
        </ul>
      )}
    </fieldset>
  );
}
