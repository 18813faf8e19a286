import { setFlagsFromString } from 'node:v8';

/**
 * Makes the garbage collector run when the heap has grown by half. By default V8 waits until the heap is four times as
 * large, so that long work, such as an export of a million rows, used 140 MB, mostly garbage.
 */
export function boundHeap(): void {
  setFlagsFromString('--heap-growing-percent=50');
}
