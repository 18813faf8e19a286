import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { docOf, piecesOf } from './editor-doc';
import { editorPlugins } from './editor-plugins';
import type { RichNode } from './rich-node';

interface Editing {
  value: readonly RichNode[];
  onChange: (value: RichNode[]) => void;
  onBlur: (() => void) | undefined;
  read: (html: string) => RichNode[];
  disabled: boolean;
  attributes: Record<string, string>;
}

/** Editor in an element of the page, with the state of its last render. */
export function useEditor({ value, onChange, onBlur, read, disabled, attributes }: Editing) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState(() => EditorState.create({ doc: docOf(value), plugins: editorPlugins(read) }));
  const changed = useEffectEvent(onChange);
  const left = useEffectEvent((): void => onBlur?.());
  const begin = useEffectEvent((element: HTMLElement) => {
    const made: EditorView = new EditorView(element, {
      state,
      dispatchTransaction: (transaction) => {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (transaction.docChanged && transaction.getMeta(isGiven) === undefined) changed(piecesOf(next.doc));
      },
      handleDOMEvents: { blur: () => left() },
    });
    return made;
  });

  useEffect(() => {
    if (!place.current) return;
    const made = begin(place.current);
    setView(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    // When a hidden page is displayed again, its effects first run with the destroyed view; a new view follows
    // immediately.
    if (view && !view.isDestroyed) view.setProps({ attributes, editable: () => !disabled });
  }, [view, attributes, disabled]);

  useEffect(() => {
    if (view && !view.isDestroyed) give(view, value);
  }, [view, value]);

  return { place, view, state };
}

const isGiven = 'given';

/**
 * Updates the editor with a value from outside, such as an earlier version, but not with a value that it reported
 * itself.
 */
function give(view: EditorView, value: readonly RichNode[]): void {
  if (JSON.stringify(piecesOf(view.state.doc)) === JSON.stringify(value)) return;
  const { tr, doc } = view.state;
  view.dispatch(
    tr.replaceWith(0, doc.content.size, docOf(value).content).setMeta(isGiven, true).setMeta('addToHistory', false),
  );
}
