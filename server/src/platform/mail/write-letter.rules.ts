import { type Language, maskSign } from '@console/contracts';
import {
  fillTemplate,
  type TemplateText,
  type TemplateTexts,
  type TemplateValues,
  templateFacts,
  type TemplateVariable,
} from '@console/contracts/email-templates';
import type { LetterCode } from '@console/contracts/send-records';

/** What a mail is about, as its cause knows it. `what` is the link, the code or the figure; `at` is when it was caused. */
export interface Cause {
  name: string;
  what: string;
  at: string;
}

/** A letter as it is sent, and its text as a record of it may show it. */
interface Written extends TemplateText {
  shownText: string;
  /** What is sent lets its reader in, so it is not what is shown. */
  isSecret: boolean;
}

const valuesOf = (variables: readonly TemplateVariable[], { name, what, at }: Cause): TemplateValues =>
  Object.fromEntries(variables.map((one) => [one.name, one.name === 'name' ? name : one.name === 'at' ? at : what]));

const hidden = maskSign.repeat(8);

/** The query of a link is what lets its reader in; of a code all of it is. */
const shownOf = (what: string): string => {
  const link = URL.canParse(what) ? new URL(what) : null;
  return link ? `${link.origin}${link.pathname}?${hidden}` : hidden;
};

/** Writes a letter in one language. */
export function writeLetter(code: LetterCode, texts: TemplateTexts, language: Language, cause: Cause): Written {
  const { variables } = templateFacts[code];
  const isSecret = variables.some((one) => one.isSecret);
  const written = fillTemplate(texts[language], valuesOf(variables, cause), variables);
  const shown = isSecret ? { ...cause, what: shownOf(cause.what) } : cause;
  const { text: shownText } = fillTemplate(texts[language], valuesOf(variables, shown), variables);
  return { ...written, shownText, isSecret };
}
