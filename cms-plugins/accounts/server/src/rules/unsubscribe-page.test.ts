import { describe, expect, it } from 'vitest'
import { addressDeletedPage, confirmUnsubscribePage, unsubscribedPage } from './unsubscribe-page'

describe('the page behind the link of a mail', () => {
  it('asks, by a form that leads to its own address and one below it', () => {
    const page = confirmUnsubscribePage('Artha', 'key.seal')
    expect(page).toContain('<h1>Unsubscribe from the Artha Newsletter?</h1>')
    expect(page.match(/<form [^>]*>/g)).toEqual(['<form method="post">', '<form method="post" action="key.seal/erase">'])
  })

  it.each([confirmUnsubscribePage, unsubscribedPage, addressDeletedPage])(
    'needs nothing that its policy forbids, and takes a name for text',
    (page) => {
      expect(page('A & <b>"B"</b>', '"')).not.toMatch(/<script|<style|<link rel="(?!icon")|style=|<img|<b>/)
      expect(page('A & <b>"B"</b>', '"')).toContain('A &amp; &lt;b&gt;&quot;B&quot;&lt;/b&gt;')
    },
  )
})
