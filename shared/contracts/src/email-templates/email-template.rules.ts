import '../admin/messages';
import type { FieldIssue } from '../issues';
import { type Language, languages } from '../language';
import { readRichText, type RichNode } from '../rich-text';
import type { LetterCode } from '../send-records/letter-codes';
import type { TemplateText, TemplateValues } from './fill-template.rules';
import { type TemplateVariable, templateFacts } from './template-facts';

/** Texts of a template in both languages. */
export type TemplateTexts = Readonly<Record<Language, TemplateText>>;

const parts = ['subject', 'html', 'text'] as const;
const suffixes: Readonly<Record<Language, string>> = { en_US: 'En', zh_CN: 'Zh' };

const issue = (field: string, code: string, params: Record<string, string> = {}): FieldIssue => ({
  field,
  code,
  params,
});

/** Text runs in which a placeholder must be complete. Link addresses are runs of their own. */
const runsOf = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [node] : [node.href ?? '', ...runsOf(node.children)]));
const hrefsOf = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.href ?? '', ...hrefsOf(node.children)]));

const namesIn = (run: string): string[] => [...run.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name);
/** Returns whether a run has a malformed placeholder, such as one with a space in its name or with tags within. */
const isBroken = (run: string) => /\{\{|\}\}/.test(run.replaceAll(/\{\{\s*\w+\s*\}\}/g, ''));

/** Returns the issues of one part of a template. */
function issuesOf(part: (typeof parts)[number], value: string, variables: readonly TemplateVariable[]): FieldIssue[] {
  if (value.trim() === '') return [issue(part, 'REQUIRED')];
  const nodes = part === 'html' ? readRichText(value) : [value];
  const runs = runsOf(nodes);
  const used = runs.flatMap(namesIn);
  const unknown = [...new Set(used.filter((one) => !variables.some(({ name }) => name === one)))];
  const lacking = variables.filter(({ name, isRequired }) => isRequired && part !== 'subject' && !used.includes(name));
  const secret = variables.filter(({ name, isSecret }) => isSecret && part === 'subject' && used.includes(name));
  return [
    ...unknown.map((name) => issue(part, 'TEMPLATE_UNKNOWN', { name })),
    ...(runs.some(isBroken) || hrefsOf(nodes).some((href) => namesIn(href).length > 0)
      ? [issue(part, 'TEMPLATE_BROKEN')]
      : []),
    ...lacking.map(({ name }) => issue(part, 'TEMPLATE_LACKS', { name })),
    ...secret.map(({ name }) => issue(part, 'TEMPLATE_SECRET', { name })),
  ];
}

/** Returns the issues that prevent publication, by the fields of the draft. Both languages are checked. */
export const templateIssues = (code: LetterCode, texts: TemplateTexts): FieldIssue[] =>
  languages.flatMap((language) =>
    parts.flatMap((part) =>
      issuesOf(part, texts[language][part], templateFacts[code].variables).map((one) => ({
        ...one,
        field: `${one.field}${suffixes[language]}`,
      })),
    ),
  );

/** Returns sample values for a preview. */
export const sampleValues = (code: LetterCode, language: Language): TemplateValues =>
  Object.fromEntries(templateFacts[code].variables.map(({ name, sample }) => [name, sample[language]]));
