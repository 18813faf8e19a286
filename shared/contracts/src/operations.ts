import { areas } from './areas';
import type { Operation } from './operation';

type AnyOperation = Operation<never, unknown>;

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'permission' in value && 'path' in value && 'output' in value;

/** All operations by their exported names. The server and the fake server of tests mount exactly these. */
export const operations: Record<string, AnyOperation> = Object.fromEntries(
  areas
    .flatMap(({ operations: files = [] }) => files.flatMap((file) => Object.entries(file)))
    .filter((pair): pair is [string, AnyOperation] => isOperation(pair[1])),
);
