import { createElement, type ReactNode } from 'react';
import type { RichNode } from './rich-node';
import classes from './rich-text.module.css';

/** Formatted text, rendered as React elements and never parsed as HTML. Links open in a new tab. */
export const RichText = ({ nodes }: { nodes: readonly RichNode[] }) => (
  <div className={classes.text}>{elementsOf(nodes)}</div>
);

const elementsOf = (nodes: readonly RichNode[]): ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag, href, children } = node;
    // Nodes have no identity except their position, and the text is always rendered as a whole.
    const key = `${index} ${tag}`;
    if (tag === 'br') return <br key={key} />;
    if (tag !== 'a') return createElement(tag, { key }, ...elementsOf(children));
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {elementsOf(children)}
      </a>
    );
  });
