import type { ReactNode } from 'react';

/** Component with its named states. */
interface Sample {
  title: string;
  states: Record<string, () => ReactNode>;
  /** True if each state covers the page (a dialog, an open list) and therefore needs its own page. */
  alone?: boolean;
}

/** Sample with its name in the address. */
export interface NamedSample extends Sample {
  name: string;
}

const files = import.meta.webpackContext('./samples', { regExp: /\.sample\.tsx$/ });

/** All samples, found by file name and sorted by name. */
export const samples: NamedSample[] = files
  .keys()
  .sort()
  .map((file) => {
    // The cast is safe: each sample file checks the type of its export.
    const { default: sample } = files(file) as { default: Sample };
    return { ...sample, name: file.replace('./', '').replace('.sample.tsx', '') };
  });
