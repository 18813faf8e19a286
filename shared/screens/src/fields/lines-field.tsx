import { Button, IconButton } from '@console/ui';
import { Field } from '@console/ui/form';
import type { z } from '@console/contracts/zod';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldForm, ItemScope, useFieldForm } from '../forms/form-scope';
import { fieldFactsOf, shapeOf } from './field-facts.rules';
import type { FieldOfDraft } from './field-props';
import classes from './lines-field.module.css';
import { elementOf, itemsMaxOf } from './list-facts.rules';
import { useLines } from './use-lines';

/** A field for a list of the draft, whose items are edited line by line. */
export interface LinesProps<Line> extends Omit<FieldOfDraft, 'placeholder' | 'autoFocus'> {
  /** Returns the initial values of a new line. */
  start: () => Partial<Line>;
  /** Renders the fields of a line, from `fieldsOf` of the item schema. */
  children: (line: Partial<Line>, index: number) => ReactNode;
  /** Content below the lines, such as their total. */
  below?: ReactNode;
}

/**
 * Lines that can be added and removed, with errors at their cells. Enter in the last line adds another line. The focus
 * moves to the added line, or after a removal, to the next line.
 */
export function LinesField<Line extends object>(props: LinesProps<Line>) {
  const { schema, ns, name, label, hint, required, start, children, below } = props;
  const { t } = useTranslation();
  const form = useFieldForm(schema);
  const disabled = props.disabled === true || form.isReadOnly === true;
  const { element, max } = listOf(schema, name);
  const { lines, keys, box, mayAdd, add, remove } = useLines<Line>({ form, name, start, max: disabled ? 0 : max });
  return (
    <Field
      group
      width="full"
      label={label ?? t(`${ns}.${name}`)}
      required={required ?? fieldFactsOf(schema, name).isRequired}
      error={form.errorAt(name, { exact: true })}
      hint={hint ?? (lines.length >= max ? t('kit.lines.max', { max }) : undefined)}
    >
      <div ref={box} className={classes.lines}>
        {lines.map((line, index) => (
          <fieldset
            key={keys[index]}
            aria-label={t('kit.lines.one', { number: index + 1 })}
            data-line
            className={classes.line}
          >
            <div className={classes.cells}>
              <ItemScope item={itemOf({ form, name, element, lines, index })}>{children(line, index)}</ItemScope>
            </div>
            <IconButton
              icon="close"
              label={t('kit.lines.remove', { number: index + 1 })}
              disabled={disabled}
              onClick={() => remove(index)}
            />
          </fieldset>
        ))}
        <div className={classes.below}>
          <Button icon="plus" disabled={!mayAdd} onClick={add}>
            {t('kit.lines.add')}
          </Button>
          {below}
        </div>
      </div>
    </Field>
  );
}

/** Returns the item schema and the limit of a draft's list. Throws if the draft has no such list. */
function listOf(schema: z.ZodType, name: string) {
  const list = shapeOf(schema)?.[name];
  const element = list && elementOf(list);
  if (!element) throw new Error(`The draft has no list ${name}`);
  return { element, max: itemsMaxOf(list) ?? Infinity };
}

interface Item {
  form: FieldForm;
  name: string;
  element: z.ZodType;
  lines: readonly object[];
  index: number;
}

/** Returns a form for one line. Its paths are within the list. */
function itemOf({ form, name, element, lines, index }: Item): FieldForm {
  const at = (field: string) => `${name}.${index}.${field}`;
  const setAt = (field: string, value: unknown, path: string) =>
    form.setWithin(
      name,
      lines.map((line, place) => (place === index ? { ...line, [field]: value } : line)),
      path,
    );
  return {
    schema: element,
    ...(form.isReadOnly && { isReadOnly: true }),
    values: { ...lines[index] },
    set: (field, value) => setAt(field, value, at(field)),
    setWithin: (field, value, path) => setAt(field, value, at(path)),
    touch: (field) => form.touch(at(field)),
    errorOf: (field) => form.errorAt(at(field)),
    errorAt: (path, how) => form.errorAt(at(path), how),
  };
}
