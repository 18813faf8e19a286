import { addressOf, readPastedText, readRichText, writeRichText } from '@console/contracts/rich-text';
import { type RichNode, RichTextInput } from '@console/ui/rich-text';
import { useMemo } from 'react';
import type { FieldOfDraft, FieldState } from './field-props';
import { StandingField } from './standing-field';

/** A field for formatted text. Pasted content is sanitized as on the server. */
export default function RichTextField(field: FieldOfDraft) {
  return (
    <StandingField width="full" {...field} group>
      {(state) => <Input {...state} />}
    </StandingField>
  );
}

function Input({ value, facts, change, input: { onBlur, disabled } }: FieldState) {
  const html = typeof value === 'string' ? value : '';
  const nodes = useMemo(() => readRichText(html), [html]);
  const write = (next: RichNode[]) => {
    const written = writeRichText(readRichText(writeRichText(next)));
    change(written === '' && facts.isOptional ? undefined : written);
  };
  return (
    <RichTextInput
      value={nodes}
      onChange={write}
      onBlur={onBlur}
      read={readPastedText}
      addressOf={addressOf}
      lengthMax={facts.lengthMax}
      disabled={disabled}
    />
  );
}
