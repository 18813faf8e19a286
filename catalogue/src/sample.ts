import type { ReactNode } from 'react';

/** A component in all its states, by their names. */
interface Sample {
  title: string;
  states: Record<string, () => ReactNode>;
  /** Each state covers the page (a dialog, an open list), so that it has a page of its own. */
  alone?: boolean;
}

/** A sample with the name that its address has. */
export interface NamedSample extends Sample {
  name: string;
}

const files = import.meta.webpackContext('./samples', { regExp: /\.sample\.tsx$/ });

/** All samples, by name: no list names them. */
export const samples: NamedSample[] = files
  .keys()
  .sort()
  .map((file) => {
    // What a file of this ending exports is checked by the types of the file itself.
    const { default: sample } = files(file) as { default: Sample };
    return { ...sample, name: file.replace('./', '').replace('.sample.tsx', '') };
  });
