/** Matches a rule of the style sheet in the pasted HTML. Excel marks its cells by such classes. */
const rule = /([^{}]*)\{([^{}]*)\}/g
const classOf = (selector: string) => /^(?:[a-z]+)?\.([\w-]+)$/i.exec(selector.replace('<!--', '').trim())?.[1]
const meant = /^(?:font-weight|font-style|text-decoration|text-decoration-line|vertical-align)$/
/** Only cells and inline elements: for paragraphs and headings the sheet holds the program's design, not the author's formatting. */
const styled = 'td,th,span,font,a,b,i,u,s'

function declarationsOf(text: string) {
  return text
    .split(';')
    .filter((declaration) => meant.test((declaration.split(':')[0] ?? '').trim().toLowerCase()))
    .join(';')
}

/** Copies each class's declarations to its elements, before their own style, which has priority. */
export function applyPastedClasses(body: HTMLElement, sheets: readonly string[]) {
  const said = new Map<string, string>()
  for (const sheet of sheets) {
    for (const [, selectors = '', text = ''] of sheet.matchAll(rule)) {
      for (const name of selectors.split(',').map(classOf)) if (name !== undefined) said.set(name, `${said.get(name) ?? ''};${declarationsOf(text)}`)
    }
  }
  if (said.size === 0) return
  for (const element of body.querySelectorAll(styled)) {
    const byClass = [...element.classList].map((name) => said.get(name) ?? '').join(';')
    if (/[a-z]/.test(byClass)) element.setAttribute('data-style', `${byClass};${element.getAttribute('data-style') ?? ''}`)
  }
}
