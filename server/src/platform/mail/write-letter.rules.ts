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

/** Values of a mail. `what` is the link, code or number; `at` is the time of the event that caused the mail. */
export interface Cause {
  name: string;
  what: string;
  at: string;
  /** Further values, by variable. */
  more: Readonly<Record<string, string>>;
}

/** E-mail to send, with the redacted text that its send record shows. */
interface Written extends TemplateText {
  shownText: string;
  /** Whether the sent text contains a secret, so that it differs from the shown text. */
  isSecret: boolean;
}

const valuesOf = (variables: readonly TemplateVariable[], { what, more, ...rest }: Cause): TemplateValues => {
  const named: Readonly<Record<string, string>> = { ...more, ...rest };
  return Object.fromEntries(variables.map((one) => [one.name, named[one.name] ?? what]));
};

const hidden = maskSign.repeat(8);

/** Removes the secret: the query of a link, or the whole code. */
const shownOf = (what: string): string => {
  const link = URL.canParse(what) ? new URL(what) : null;
  return link ? `${link.origin}${link.pathname}?${hidden}` : hidden;
};

/** Writes a mail in one language. */
export function writeLetter(code: LetterCode, texts: TemplateTexts, language: Language, cause: Cause): Written {
  const { variables } = templateFacts[code];
  const isSecret = variables.some((one) => one.isSecret);
  const written = fillTemplate(texts[language], valuesOf(variables, cause), variables);
  const shown = isSecret ? { ...cause, what: shownOf(cause.what) } : cause;
  const { text: shownText } = fillTemplate(texts[language], valuesOf(variables, shown), variables);
  return { ...written, shownText, isSecret };
}
