import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../actions/button';
import { useFieldGroup } from '../form/use-field';
import { FileLine } from './file-line';
import classes from './files.module.css';
import { useTexts } from './texts';

/** State of a file's upload. */
export type FileState =
  | { at: 'waiting' }
  | { at: 'sending'; share: number }
  | { at: 'taken' }
  /** Refused with a message. There is no retry for a file that can never be accepted. */
  | { at: 'refused'; message: string; canRetry: boolean };

/** File of the list. */
export interface FileItem {
  key: string;
  name: string;
  bytes: number;
  state: FileState;
}

/** Props of `FilesInput`. */
export interface FilesInputProps {
  items: readonly FileItem[];
  /** Maximum number of files; undefined until it is loaded. */
  max: number | undefined;
  /** File types for the browser's file dialog. */
  accept: string;
  onAdd: (files: File[]) => void;
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
  onBlur?: (() => void) | undefined;
  label?: string | undefined;
  disabled?: boolean | undefined;
}

/** Input for several files, selected or dropped, with the progress and error of each. The field is a group. */
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
    // The focused button is removed with its row.
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
            // Without this reset, the same file could not be selected again after a refusal.
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
