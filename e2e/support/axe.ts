import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe says is wrong with the page as it stands; nothing, where all is well. */
export async function findingsOf(page: Page): Promise<string[]> {
  // Through the debugger and not as a script element: the page's policy refuses those.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(`${axe.source}; 0`);
  // Animations pass first: a half transparent text has no contrast of its own. Those of what waits, and of pages that are
  // away, never do.
  await page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    const over = Promise.all(passing.map((animation) => animation.finished.catch(() => 0)));
    return Promise.race([over, new Promise((resolve) => setTimeout(resolve, 2000))]);
  });
  const findings = await page.evaluate<Finding[]>(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)} }).then(({ violations }) => violations)`,
  );
  return findings.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  );
}
