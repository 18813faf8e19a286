import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { ImagePixels } from '@console/contracts/files';
import { z } from '@console/contracts/zod';
import { drawProcess } from '../places';

/** What the process draws. */
export interface DrawRequest {
  /** Type of the image, which a scan keeps. */
  type: string;
  /** Pixels that the upright image must have; null where any will do. */
  must: ImagePixels | null;
  /** Side of the square that is cut from it; null where it keeps its size. */
  square: number | null;
  pixelsMax: number;
}

/** What one process may take. */
export interface DrawLimits {
  /** Memory that it holds at a moment, without what it shares. */
  bytesMax: number;
  /** Of one core; does not run while the machine is busy with something else. */
  cpuSeconds: number;
  /** Beside the time of the core, for a process that waits. */
  wallMs: number;
  /** Of the drawn image. */
  resultBytesMax: number;
}

const pixels = z.strictObject({ width: z.int(), height: z.int() });
const heads = z.discriminatedUnion('at', [
  z.strictObject({ at: z.literal('drawn'), peakBytes: z.number() }),
  z.strictObject({ at: z.literal('sized'), pixels, peakBytes: z.number() }),
  z.strictObject({ at: z.literal('broken'), peakBytes: z.number() }),
]);

/** What became of an image: `sized` where it has other pixels than it must, `ended` where the process took too much. */
export type ProcessResult =
  | { at: 'drawn'; bytes: Buffer; peakBytes: number }
  | { at: 'sized'; pixels: ImagePixels; peakBytes: number }
  | { at: 'broken'; peakBytes: number }
  | { at: 'ended' };

/** Status with which the process ends itself, in `draw.worker.mjs`. */
const tooMuch = 77;

const shell = '/bin/sh';

/**
 * Where there is a shell, the kernel refuses memory beyond the limit and ends the process after its time; the limits that it
 * does not know are left out. Elsewhere the process looks at its own memory.
 */
const limitScript = 'ulimit -c 0; ulimit -d "$1"; ulimit -t "$2"; shift 2; exec "$@"';

/** Threads and code of Node, which count as memory for the kernel although most of it is never touched. */
const reservedBytes = 512 * 1024 * 1024;

/** V8 itself holds the image once, outside of its heap. */
const heapMegabytes = 64;

function commandOf({ bytesMax, cpuSeconds }: DrawLimits): [string, string[]] {
  const own = [process.execPath, `--max-old-space-size=${heapMegabytes}`, drawProcess];
  if (!existsSync(shell)) return [process.execPath, own.slice(1)];
  const kilobytes = Math.ceil((bytesMax + reservedBytes) / 1024);
  return [shell, ['-c', limitScript, 'draw', String(kilobytes), String(cpuSeconds), ...own]];
}

/** Draws an image in a process of its own, without the environment of the server. Rejects where none can be started. */
export function drawInProcess(image: Buffer, request: DrawRequest, limits: DrawLimits): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const [command, args] = commandOf(limits);
    const { bytesMax, wallMs, resultBytesMax } = limits;
    const child = spawn(command, args, { env: { MALLOC_ARENA_MAX: '2' }, stdio: ['pipe', 'pipe', 'ignore'] });
    const deadline = setTimeout(() => child.kill('SIGKILL'), wallMs);
    const pieces: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > resultBytesMax) child.kill('SIGKILL');
      else pieces.push(piece);
    });
    // Closed once a process that has ended takes no more input; its end says why.
    child.stdin.on('error', () => undefined);
    child.stdin.write(`${JSON.stringify({ ...request, bytesMax })}\n`);
    child.stdin.end(image);
    child.once('error', (error) => {
      clearTimeout(deadline);
      reject(error);
    });
    child.once('close', (status) => {
      clearTimeout(deadline);
      if (status === 0) resolve(resultOf(Buffer.concat(pieces)));
      // A signal: the kernel, the deadline or the decoder itself ended it.
      else if (status === null || status === tooMuch) resolve({ at: 'ended' });
      else reject(new Error(`The process that draws an image ended with status ${status}.`));
    });
  });
}

function resultOf(output: Buffer): ProcessResult {
  const line = output.indexOf('\n');
  const head = heads.parse(JSON.parse(output.toString('utf8', 0, line)));
  return head.at === 'drawn' ? { ...head, bytes: output.subarray(line + 1) } : head;
}
