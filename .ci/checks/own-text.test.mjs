import { RuleTester } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, it } from 'vitest'
import { ownText } from './own-text.mjs'

RuleTester.describe = describe
RuleTester.it = it
const tester = new RuleTester({
  languageOptions: { parser: /** @type {import('eslint').Linter.Parser} */ (tseslint.parser), parserOptions: { ecmaFeatures: { jsx: true } } },
})

/** @param {string} jsx */
const drawn = (jsx) => `const drawn = ${jsx}`
/** @param {string} jsx */
const shown = (jsx) => `interface Props { icon: ReactNode; aside?: ReactNode; name: string }
const Shown = ({ children, aside, name }: Props) => ${jsx}`

tester.run('own-text', ownText, {
  valid: [
    '<p>{count}</p>',
    '<p>{`${count} articles`}</p>',
    "<p>{isOpen ? 'open' : 'closed'}</p>",
    "<p>{isLate && 'late'}</p>",
    '<p>Words before <Link to="/">a link</Link> and after it.</p>',
    "<p>A line{' '}<b>{name}</b></p>",
    '<p>Until {isOpen && <b>now</b>}</p>',
    '<p>{isOpen && <b>now</b>} <span>{words}</span></p>',
    '<ul>{rows.map((row) => <li key={row}>{row}</li>)}<li>more</li></ul>',
    '<ul>{rows.map((row) => { if (row === 0) return null; return <li key={row}>{row}</li> })}<li>more</li></ul>',
    '<div><h2>{title}</h2>{editor.dialog}</div>',
    '<><b>{name}</b>{isOpen ? <i>{name}</i> : null}</>',
    '<option value={city}>{city}</option>',
  ]
    .map(drawn)
    .concat(
      shown('<p><b>{name}</b>{children}{aside}</p>'),
      'const line = <b>{name}</b>; const Shown = () => <p><i />{line}</p>',
      'function mark(name) { return <b>{name}</b> } const Shown = () => <p><i />{mark(name)}</p>',
      'const Shown = ({ name }) => <span>{name}</span>',
    ),
  invalid: [
    ...[
      '<p>{count} articles</p>',
      '<p>after {months} months</p>',
      '<Button><Icon />{label}</Button>',
      "<p><b>{name}</b>{isLate && ' late'}</p>",
      "<p><b>{name}</b>{isLate ? 'late' : null}</p>",
      '<p>A line, {words(name)}</p>',
      '<p>{rows.map(({ name }) => `${name}, `)}<b>more</b></p>',
    ].map((jsx) => ({ code: drawn(jsx), errors: [{ messageId: 'beside' }] })),
    { code: shown('<p><b />{name}</p>'), errors: [{ messageId: 'beside' }] },
    { code: drawn('<p>{isOpen && <b>now</b>} until then</p>'), errors: [{ messageId: 'after' }] },
    { code: drawn('<>words</>'), errors: [{ messageId: 'fragment' }] },
    { code: drawn('<>{name}</>'), errors: [{ messageId: 'fragment' }] },
    { code: drawn('<option>{city}</option>'), errors: [{ messageId: 'option' }] },
    { code: "const Figure = ({ value }) => value === undefined ? '—' : <data value={value} />", errors: [{ messageId: 'component' }] },
    { code: 'function Last({ years }) { return `after ${years} years` }', errors: [{ messageId: 'component' }] },
  ],
})
