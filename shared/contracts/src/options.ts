import { z } from '@console/contracts/zod';
import { keyword } from './list';
import { id } from './text';

/** Maximum options in one response; others are found by typing a part of their name. */
export const optionsMax = 50;

/** Maximum ids whose names one call returns: as many as any form can have. */
export const chosenMax = 500;

/** Input of a call for options: those that contain the keyword, or those with these ids. */
export interface OptionsQuery {
  keyword?: string | undefined;
  ids?: string[] | undefined;
}

/** The same as fields of an input; `prefix` is the prefix of the ids. */
export const optionsInput = (prefix: string) => ({
  keyword: keyword().optional(),
  ids: z.array(id(prefix)).max(chosenMax).optional(),
});

/** Output of such a call, in display order. */
export const optionsOutput = <R extends z.ZodType>(record: R) =>
  z.strictObject({
    list: z.array(record).max(chosenMax),
    /** More options exist than the response has. */
    hasMore: z.boolean(),
  });
