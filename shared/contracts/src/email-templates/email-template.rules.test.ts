import { fillHtml, fillText, htmlOfText } from './fill-template.rules';
import { templateIssues } from './email-template.rules';
import { templateFacts } from './template-facts';

const { variables } = templateFacts.RESET_LINK;
const whole = { subject: 'Hello', html: '<p>{{link}}</p>', text: '{{link}}' };

it.each([
  [{ html: '<p>{{<strong>link</strong>}} {{link}}</p>' }, ['htmlEn TEMPLATE_BROKEN']],
  [{ html: '<p><a href="https://a.example/?q={{link}}">here</a> {{link}}</p>' }, ['htmlEn TEMPLATE_BROKEN']],
  [{ subject: '{{code}}' }, ['subjectEn TEMPLATE_UNKNOWN']],
  [{ text: ' ' }, ['textEn REQUIRED']],
  [{ text: '{{ link }}' }, []],
])('the part %j has the publication issues %j', (part, issues) => {
  const found = templateIssues('RESET_LINK', { en_US: { ...whole, ...part }, zh_CN: whole });
  expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(issues);
});

it('a value is inserted as text: neither its markup nor a placeholder within it is interpreted', () => {
  const values = { name: '<i>{{link}}</i>', link: 'https://a.example/?a=1&b=2' };
  expect(fillHtml('<p>{{name}} {{link}}</p>', values, variables)).toBe(
    '<p>&lt;i&gt;{{link}}&lt;/i&gt; <a href="https://a.example/?a=1&amp;b=2">https://a.example/?a=1&amp;b=2</a></p>',
  );
  expect(fillText('{{name}} {{other}}', values)).toBe('<i>{{link}}</i> {{other}}');
  // `constructor` is not a variable, although every object inherits a property of this name.
  expect(fillHtml('<p>{{constructor}}</p>', values, variables)).toBe('<p>{{constructor}}</p>');
  expect(fillText('{{constructor}}', values)).toBe('{{constructor}}');
});

it('a plain text becomes paragraphs with line breaks', () => {
  expect(htmlOfText('a <b>\nb\n\nc')).toBe('<p>a &lt;b&gt;<br>b</p><p>c</p>');
});
