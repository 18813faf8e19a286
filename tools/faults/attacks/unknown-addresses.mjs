import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { exactRequest, inTurns, otherAddress } from '../exact-request.mjs';

export const isNoisy = true;

/** Requests per round; the warm-up has a third. */
const asked = 3_000;
/** Normal variation of the process memory, independent of the number of requests. */
const mostMb = 20;
/** A plausible path, and one of the maximum length. */
const tails = ['x'.repeat(120), 'x'.repeat(13_000)];

/** Unknown paths of every kind of route. */
const doors = [
  (word) => `/r/cards${word}/1.0.0-0a1b2c3d/entry.js`,
  (word) => `/r/cards/1.0.0-0a1b2c3d/${word}.js`,
  (word) => `/m/${word}.json`,
  (word) => `/s/${word}.js`,
  (word) => `/files/${word}`,
  (word) => `/pictures/${word}`,
  (word) => `/main/${word}`,
  (word) => `/openapi/${word}`,
  (word) => `/admin/${word}`,
  (word) => `/admin/public/iconLogo?of=${word}`,
];

/** An attacker requests unknown paths from many addresses until the memory is full. */
export async function run({ origin, pid, rounds }) {
  let made = 0;
  const answers = {};
  const askAll = (count) =>
    inTurns(count, async () => {
      const number = (made += 1);
      const path = doors[number % doors.length](`${number}${tails[Math.floor(number / doors.length) % 2]}`);
      const { status } = await exactRequest(origin, path, { from: otherAddress(30 + (number % 200)) });
      answers[status] = (answers[status] ?? 0) + 1;
    });
  // Warm-up: caches that any request fills are filled before the measurement.
  await askAll(asked / 3);
  const before = await settledMb(pid);
  for (let round = 0; round < rounds; round += 1) await askAll(asked);
  const after = await settledMb(pid);
  const figures = { asked: asked * rounds, beforeMb: before, afterMb: after, answers };
  const isFair = made > asked && (answers[404] ?? 0) > made / 2;
  return { name: 'unknown-addresses', passed: isFair && after - before <= mostMb, figures };
}

/** Minimum memory of the idle process in megabytes; 0 if the system does not provide it. */
async function settledMb(pid) {
  const seen = [];
  while (seen.length < 5) {
    await wait(300);
    seen.push(heldMb(pid));
  }
  return Math.min(...seen);
}

function heldMb(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024);
  } catch {
    return 0;
  }
}
