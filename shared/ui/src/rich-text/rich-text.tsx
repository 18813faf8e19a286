import { createElement, type ReactNode } from 'react';
import type { RichNode } from './rich-node';
import classes from './rich-text.module.css';

/** Formatted text as elements of the page: nothing of it is ever parsed as HTML here. Links open beside the console. */
export const RichText = ({ nodes }: { nodes: readonly RichNode[] }) => (
  <div className={classes.text}>{elementsOf(nodes)}</div>
);

const elementsOf = (nodes: readonly RichNode[]): ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    const { tag, href, children } = node;
    // The place is all that tells pieces of a text apart, and the text is drawn as a whole.
    const key = `${index} ${tag}`;
    if (tag === 'br') return <br key={key} />;
    if (tag !== 'a') return createElement(tag, { key }, ...elementsOf(children));
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {elementsOf(children)}
      </a>
    );
  });
