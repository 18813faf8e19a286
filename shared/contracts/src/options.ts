import { z } from '@console/contracts/zod';
import { keyword } from './list';
import { id } from './text';

/** Maximum number of options in one response. Users find other options by typing a part of their name. */
export const optionsMax = 50;

/** Maximum number of ids whose names one call returns; no form has more. */
export const chosenMax = 500;

/** Input for requesting options: those that contain the keyword, or those with these ids. */
export interface OptionsQuery {
  keyword?: string | undefined;
  ids?: string[] | undefined;
}

/** The same input as schema fields; `prefix` is the prefix of the ids. */
export const optionsInput = (prefix: string) => ({
  keyword: keyword().optional(),
  ids: z.array(id(prefix)).max(chosenMax).optional(),
});

/** Output for options, in display order. */
export const optionsOutput = <R extends z.ZodType>(record: R) =>
  z.strictObject({
    list: z.array(record).max(chosenMax),
    /** There are more options than the response contains. */
    hasMore: z.boolean(),
  });
