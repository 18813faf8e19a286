import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Slice } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { docOf } from './editor-doc';
import { editorSchema } from './editor-schema';
import type { RichNode } from './rich-node';

const { nodes, marks } = editorSchema;

const newLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
});

/** Tab leaves the field, so list items are indented with Ctrl and a bracket instead. */
const keys = keymap({
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-u': toggleMark(marks.underline),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  'Mod-]': sinkListItem(nodes.listItem),
  'Mod-[': liftListItem(nodes.listItem),
  'Shift-Enter': newLine,
  Enter: splitListItem(nodes.listItem),
});

/** Parses HTML of any origin into nodes that can be stored. */
type Read = (html: string) => RichNode[];

/**
 * Handles pasted and dropped content instead of the editor, which would let the browser parse the HTML, although the
 * content security policy forbids that, and would accept content that cannot be stored.
 */
const givenTexts = (read: Read) =>
  new Plugin({
    props: {
      handleDOMEvents: {
        paste: (view, event) => insert(view, event, event.clipboardData, read),
        drop: (view, event) => insert(view, event, event.dataTransfer, read),
        // Content dragged within the editor would be handled as content dropped from outside.
        dragstart: (_view, event) => (event.preventDefault(), true),
      },
    },
  });

function insert(view: EditorView, event: Event, data: DataTransfer | null, read: Read): boolean {
  event.preventDefault();
  if (!data || !view.editable) return true;
  const html = data.getData('text/html');
  const given = html ? read(html) : linesOf(data.getData('text/plain'));
  if (given.length > 0) view.dispatch(view.state.tr.replaceSelection(sliceOf(given)).scrollIntoView());
  return true;
}

/** Returns a single paragraph as inline content, and any other content as blocks. */
function sliceOf(given: readonly RichNode[]): Slice {
  const { content } = docOf(given);
  return content.childCount === 1 && content.firstChild?.type === nodes.paragraph
    ? Slice.maxOpen(content)
    : new Slice(content, 0, 0);
}

const linesOf = (text: string): RichNode[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ tag: 'p', children: [line] }));

export const editorPlugins = (read: Read): Plugin[] => [givenTexts(read), history(), keys, keymap(baseKeymap)];
