import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(file, 'utf8')
const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))

/** Returns the class names in a style sheet. */
const classesOf = (css: string) => new Set([...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name))

/** Returns the classes that a component uses and its style sheet lacks. Each would render as the class "undefined". */
function missingIn(file: string): string[] {
  const text = read(file)
  return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, name = '', sheet = '']) => {
    const classes = classesOf(read(path.join(path.dirname(file), sheet)))
    const named = [...text.replaceAll(/^(import|} from) .*$/gm, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, each = '']) => each)
    return named.filter((each) => !classes.has(each)).map((each) => `${path.relative(source, file)}: ${name}.${each}`)
  })
}

it('every class that a component names is in its style sheet', () => {
  expect(components.length).toBeGreaterThan(200)
  expect(components.flatMap((file) => missingIn(path.join(source, file)))).toEqual([])
})
