import { useMemo, useState } from 'react';
import { cx } from '../cx';
import { useFieldGroup } from '../form/use-field';
import { linkOf, setLink } from './editor-commands';
import { RichLink } from './rich-link';
import type { RichNode } from './rich-node';
import classes from './rich-text.module.css';
import { RichToolbar } from './rich-toolbar';
import { useEditor } from './use-editor';

/** Props of `RichTextInput`. */
export interface RichTextInputProps {
  value: readonly RichNode[];
  onChange: (value: RichNode[]) => void;
  /** Parses pasted HTML of any origin into nodes that can be stored. */
  read: (html: string) => RichNode[];
  /** Returns the address of a link as it is stored; null if links to this address are not allowed. */
  addressOf: (typed: string) => string | null;
  /** Maximum number of visible characters. */
  lengthMax?: number | undefined;
  onBlur?: (() => void) | undefined;
  label?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * Input for formatted text. Its toolbar is a tab stop before the text; Tab leaves the text as it leaves other inputs.
 */
export function RichTextInput(props: RichTextInputProps) {
  const { value, onChange, read, addressOf, lengthMax, onBlur, label, disabled = false } = props;
  const field = useFieldGroup(label);
  const names = JSON.stringify(field);
  const attributes = useMemo(
    () => ({
      // The JSON has only string values.
      ...(JSON.parse(names) as Record<string, string>),
      role: 'textbox',
      'aria-multiline': 'true',
      ...(disabled && { 'aria-disabled': 'true' }),
      class: classes.page ?? '',
    }),
    [names, disabled],
  );
  const { place, view, state } = useEditor({ value, onChange, onBlur, read, disabled, attributes });
  const [isLinking, setLinking] = useState(false);
  const back = () => {
    setLinking(false);
    view?.focus();
  };
  const { length } = [...state.doc.textBetween(0, state.doc.content.size, '\n')];
  return (
    <div className={classes.box} data-invalid={field['aria-invalid']} data-disabled={disabled}>
      <RichToolbar
        view={view}
        state={state}
        disabled={disabled}
        isLinking={isLinking}
        onLink={() => setLinking((before) => !before)}
      />
      {isLinking && (
        <RichLink
          href={linkOf(state)}
          addressOf={addressOf}
          onSet={(href) => {
            if (view) setLink(href)(view.state, view.dispatch);
            back();
          }}
          onClose={back}
        />
      )}
      <div ref={place} className={classes.text} />
      {lengthMax !== undefined && length > lengthMax * 0.8 && (
        <span className={cx(classes.counter, length > lengthMax && classes.over)}>
          {length}/{lengthMax}
        </span>
      )}
    </div>
  );
}
