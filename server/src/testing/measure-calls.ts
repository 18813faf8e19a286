import { appendFileSync } from 'node:fs';
import type { TestApp } from './test-app';

/** Warm-up requests before the measurement, in which statements are prepared. */
const unmeasured = 5;
const measured = 40;

interface Call {
  about: string;
  path: string;
  input: object;
  headers: Record<string, string>;
}

/**
 * Repeats a request, records the 95th percentile of its duration for `npm run measure`, and returns it in milliseconds.
 */
export async function measureCalls(test_: TestApp, { about, path, input, headers }: Call): Promise<number> {
  const timesMs: number[] = [];
  for (let count = 0; count < unmeasured + measured; count += 1) {
    const fromMs = performance.now();
    const { code, message } = await test_.post(path, input, headers);
    if (code !== 200) throw new Error(`${path} was refused: ${code} ${message}`);
    if (count >= unmeasured) timesMs.push(performance.now() - fromMs);
  }
  const p95Ms = Math.round(timesMs.toSorted((a, b) => a - b)[Math.ceil(measured * 0.95) - 1] ?? Infinity);
  const figures = process.env['FIGURES'];
  if (figures) appendFileSync(figures, `${JSON.stringify({ about: `${path}, ${about}: ms (p95)`, value: p95Ms })}\n`);
  return p95Ms;
}
