import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { ImagePixels } from '@console/contracts/files';
import { z } from '@console/contracts/zod';
import { drawProcess } from '../places';

/** Input of the drawing process. */
export interface DrawRequest {
  /** Type of the image, which a document keeps. */
  type: string;
  /** Width and height that the upright image must have; null if any size is accepted. */
  requiredPixels: ImagePixels | null;
  /** Side of the square that the image is cropped to; null if it keeps its size. */
  square: number | null;
  pixelsMax: number;
}

/** Limits of one process. */
export interface DrawLimits {
  /** Memory at any moment. */
  bytesMax: number;
  /** CPU time, which does not pass while the process waits for the CPU. */
  cpuSeconds: number;
  /** Elapsed time, for a process that waits. */
  wallMs: number;
  /** Size of the drawn image. */
  resultBytesMax: number;
}

const pixels = z.strictObject({ width: z.int(), height: z.int() });
const heads = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('drawn'), peakBytes: z.number() }),
  z.strictObject({ at: z.literal('wrongPixels'), pixels, peakBytes: z.number() }),
  z.strictObject({ at: z.literal('broken'), peakBytes: z.number() }),
]);

/** Result of the process: `wrongPixels` if the image has another size than required, `ended` if it exceeded a limit. */
export type ProcessResult =
  | { at: 'drawn'; bytes: Buffer; peakBytes: number }
  | { at: 'wrongPixels'; pixels: ImagePixels; peakBytes: number }
  | { at: 'broken'; peakBytes: number }
  | { at: 'ended' };

/** Exit status with which `draw.worker.mjs` ends itself at a limit. */
const tooMuch = 77;

const shell = '/bin/sh';

/**
 * Sets kernel limits on memory and CPU time with a shell, and skips limits that the shell does not support. Without a shell
 * only the process itself checks its memory.
 */
const limitScript = 'ulimit -c 0; ulimit -d "$1"; ulimit -t "$2"; shift 2; exec "$@"';

/** Memory that Node reserves for threads and code. Most of it stays unused, but counts towards the kernel's limit. */
const reservedBytes = 512 * 1024 * 1024;

/** Heap limit of V8, which holds the image outside of its heap. */
const heapMegabytes = 64;

function commandOf({ bytesMax, cpuSeconds }: DrawLimits): [string, string[]] {
  const own = [process.execPath, `--max-old-space-size=${heapMegabytes}`, drawProcess];
  if (!existsSync(shell)) return [process.execPath, own.slice(1)];
  const kilobytes = Math.ceil((bytesMax + reservedBytes) / 1024);
  return [shell, ['-c', limitScript, 'draw', String(kilobytes), String(cpuSeconds), ...own]];
}

/** Draws an image in its own process, without environment variables of the server. Rejects if the process fails. */
export function drawInProcess(image: Buffer, request: DrawRequest, limits: DrawLimits): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const [command, args] = commandOf(limits);
    const { bytesMax, wallMs, resultBytesMax } = limits;
    const child = spawn(command, args, { env: { MALLOC_ARENA_MAX: '2' }, stdio: ['pipe', 'pipe', 'ignore'] });
    const deadline = setTimeout(() => child.kill('SIGKILL'), wallMs);
    child.once('error', (error) => {
      clearTimeout(deadline);
      reject(error);
    });
    // Without a free file descriptor, `spawn` creates neither a process nor streams; the `error` event follows.
    if (child.pid === undefined) return;
    const pieces: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > resultBytesMax) child.kill('SIGKILL');
      else pieces.push(piece);
    });
    // A process that ends before it has read its input closes it; its exit status says why it ended.
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${JSON.stringify({ ...request, bytesMax })}\n`);
    child.stdin.end(image);
    child.once('close', (status) => {
      clearTimeout(deadline);
      try {
        resolve(resultOf(status, Buffer.concat(pieces)));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}

/** @throws if the process failed, or wrote something else than a result */
function resultOf(status: number | null, output: Buffer): ProcessResult {
  // Null: a signal of the kernel, the deadline or the decoder itself ended the process.
  if (status === null || status === tooMuch) return { at: 'ended' };
  if (status !== 0) throw new Error(`The drawing process exited with status ${status}.`);
  const line = output.indexOf('\n');
  const head = heads.parse(JSON.parse(output.toString('utf8', 0, line)));
  return head.at === 'drawn' ? { ...head, bytes: output.subarray(line + 1) } : head;
}
