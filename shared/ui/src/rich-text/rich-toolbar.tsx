import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useRef, useState } from 'react';
import { useKeyHandler } from '../keys/key-handler';
import { stepIndex } from '../step-index';
import { editorActions, linkOf } from './editor-commands';
import classes from './rich-text.module.css';
import { useTexts } from './texts';

interface RichToolbarProps {
  view: EditorView | null;
  state: EditorState;
  disabled: boolean;
  /** The input for a link's address is open. */
  isLinking: boolean;
  onLink: () => void;
}

/** Toolbar with a single tab stop; arrows move between its buttons. */
export function RichToolbar({ view, state, disabled, isLinking, onLink }: RichToolbarProps) {
  const { t } = useTexts();
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const link = { key: 'link', sign: '↗', isOn: () => isLinking || linkOf(state) !== null };
  const buttons = [...editorActions.slice(0, -2), link, ...editorActions.slice(-2)];

  const move = useKeyHandler((event) => {
    const next = stepIndex(event.key, current, buttons.length, 'row');
    if (next === -1) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  });
  return (
    // Keys of the buttons bubble up to the toolbar, which is not focusable itself.
    <div ref={bar} role="toolbar" aria-label={t('richToolbar')} className={classes.bar} onKeyDown={move}>
      {buttons.map((action, index) => (
        <button
          key={action.key}
          type="button"
          title={t(`rich.${action.key}`)}
          aria-label={t(`rich.${action.key}`)}
          aria-pressed={action.isOn?.(state)}
          data-action={action.key}
          data-sign={action.sign}
          tabIndex={index === current ? 0 : -1}
          disabled={disabled}
          className={classes.tool}
          // Preserves the selection of the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setCurrent(index);
            if (!('run' in action)) return onLink();
            if (view) action.run(view.state, view.dispatch);
          }}
        />
      ))}
    </div>
  );
}
