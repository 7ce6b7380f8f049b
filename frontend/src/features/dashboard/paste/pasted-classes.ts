/** What is said of stretches of text by the classes of a style sheet that comes along, as Excel does for its cells. */
const rule = /([^{}]*)\{([^{}]*)\}/g
const classOf = (selector: string) => /^(?:[a-z]+)?\.([\w-]+)$/i.exec(selector.replace('<!--', '').trim())?.[1]
const meant = /^(?:font-weight|font-style|text-decoration|text-decoration-line|vertical-align)$/
/** Of paragraphs and headings a program says in its sheet how they look, not what an author marked in them. */
const styled = 'td,th,span,font,a,b,i,u,s'

function declarationsOf(text: string) {
  return text
    .split(';')
    .filter((declaration) => meant.test((declaration.split(':')[0] ?? '').trim().toLowerCase()))
    .join(';')
}

/** Writes into each element what its classes say, before what it says itself, which wins. */
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
