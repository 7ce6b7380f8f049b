import { expect, it } from 'vitest'
import { pictureOf } from './move-picture.ts'

const pageOf = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`
  return pictureOf(document.querySelector('a'))
}

const picture = '<div id="cover"><picture></picture></div>'

it.each([
  ['a card', `<article>${picture}<h3><a href="/blog/1">Rates</a></h3></article>`, 'cover'],
  ['a card that leads elsewhere', `<article>${picture}<h3><a href="/tax">Tax</a></h3></article>`, undefined],
  ['the text of an article, which is no card', `<article><h1>Gold</h1>${picture}<p><a href="/blog/1">Rates</a></p></article>`, undefined],
  ['a card without a picture', '<article><h3><a href="/blog/1">Rates</a></h3></article>', undefined],
])('the picture of a link in %s', (_, html, id) => {
  expect(pageOf(html)?.id).toBe(id)
})
